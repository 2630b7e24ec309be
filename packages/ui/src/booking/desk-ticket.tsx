import { classNames } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './ticket.module.css';
import { Detail, TicketHeadline, TicketTop, type VisitSummary } from './ticket.tsx';

export interface DeskTicketProps {
	readonly visit: VisitSummary & {
		/** The client. */
		readonly name?: string | undefined;
	};
	/** Whether the caller may see the price. */
	readonly hasPrice?: boolean;
	/** The booking button. */
	readonly action: ReactNode;
	/** Below it: the notice that the client gets. */
	readonly children?: ReactNode;
}

/** The ticket while staff book: it shows what will be booked. */
export const DeskTicket = ({ visit, hasPrice = true, action, children }: DeskTicketProps) => (
	<div className={classNames(s.ticket, s.draft)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name="The visit" kind={['In person']} />
				<TicketHeadline visit={visit} />
				<dl className={s.details}>
					<Detail term="Client" placeholder="Not said yet" whole>
						{visit.name}
					</Detail>
					<Detail term="Psychologist" placeholder="Whoever is free" whole>
						{visit.psychologist}
					</Detail>
					{hasPrice ? (
						<Detail term="Price" placeholder="Not known yet">
							{visit.price}
						</Detail>
					) : null}
					<Detail term="Length" placeholder="Not known yet">
						{visit.length}
					</Detail>
					<Detail term="Ticket number" placeholder="Printed when you book" whole />
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.foot)} data-ground="paper">
			{action}
			{children}
		</div>
	</div>
);
