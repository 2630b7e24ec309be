import type { Day } from '@tulia/centre/day';
import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './ticket.module.css';
import { Detail, TicketMoment, TicketTop } from './ticket.tsx';

export interface OfferTicketProps {
	/** The centre's name, from its profile. */
	readonly centre: string;
	/** `YYYY-MM-DD` and `10:30 AM` in the centre's zone. */
	readonly date: Day;
	readonly time: string;
	/** Details, one per line. */
	readonly details: readonly { readonly term: string; readonly words: string }[];
	/** The buttons for the answer. */
	readonly children: ReactNode;
}

/** A time that is held for a client, as a ticket. It names no service, because others may see the screen. */
export const OfferTicket = ({ centre, date, time, details, children }: OfferTicketProps) => (
	<div className={classNames(s.ticket, s.draft)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name={centre} kind={['In-person visit', 'Kept for you']} />
				<TicketMoment visit={{ date, time }} />
				<dl className={s.details}>
					{details.map(({ term, words }) => (
						<Detail key={term} term={term}>
							{words}
						</Detail>
					))}
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.foot)} data-ground="paper">
			{children}
		</div>
	</div>
);
