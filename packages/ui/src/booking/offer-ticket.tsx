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
	/** What is known of it, line by line. */
	readonly details: readonly { readonly term: string; readonly words: string }[];
	/** The answers to it. */
	readonly children: ReactNode;
}

/** A time that is kept for somebody, on the paper of a ticket. It names no service: whoever looks over a shoulder reads it, too. */
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
