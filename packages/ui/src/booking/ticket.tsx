import type { ReactNode } from 'react';
import { classNames } from '../core/class-names.ts';
import { Logo } from '../core/logo.tsx';
import { shortDay } from './day-words.ts';
import { Guilloche } from './guilloche.tsx';
import type { Day } from './month-grid.ts';
import * as s from './ticket.module.css';

/** What is chosen so far, or what was booked. */
export interface Visit {
	/** `YYYY-MM-DD` in the centre's zone. */
	readonly date?: Day | undefined;
	/** `10:30 AM` in the centre's zone. */
	readonly time?: string | undefined;
	readonly service?: string | undefined;
	readonly psychologist?: string | undefined;
	readonly location: string;
}

export interface DraftTicketProps {
	readonly visit: Visit;
	/** The confirming button. */
	readonly action: ReactNode;
	/** Under it: arrive early, bring an ID. */
	readonly children?: ReactNode;
}

/** The booking summary: a ticket that fills in while choosing. Its number is printed when it is confirmed. */
export const DraftTicket = ({ visit, action, children }: DraftTicketProps) => (
	<div className={classNames(s.ticket, s.draft)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name="Your visit" kind={['In person']} />
				<TicketHeadline visit={visit} />
				<dl className={s.details}>
					<Detail term="Psychologist" ghost="First available" whole>
						{visit.psychologist}
					</Detail>
					<Detail term="Where" whole>
						{visit.location}
					</Detail>
					<Detail term="Ticket number" ghost="Printed here when you confirm" whole />
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.foot)} data-ground="paper">
			{action}
			{children}
		</div>
	</div>
);

export interface TicketProps {
	/** The centre's name, from its profile. */
	readonly centre: string;
	readonly visit: Visit & { readonly date: Day; readonly time: string; readonly service: string };
	readonly name?: string | undefined;
	/** `TUL-26-4K7M9` */
	readonly ticketNumber: string;
	/** An `svg` that encodes the ticket number, and nothing else. */
	readonly qr?: ReactNode;
	/** The visit does not take place: nothing on it may be taken for a way in. */
	readonly cancelled?: boolean | undefined;
	/** Beside each other from 768 px on. */
	readonly wide?: boolean | undefined;
}

/** Proof of a booking, to show at the desk; prints without the page around it that asks not to be printed. */
export const Ticket = ({ centre, visit, name, ticketNumber, qr, cancelled = false, wide = false }: TicketProps) => (
	<div className={classNames(s.ticket, wide && s.wide)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name={centre} kind={['In-person visit', cancelled ? 'Cancelled' : 'Admit one']} />
				<TicketHeadline visit={visit} />
				<dl className={s.details}>
					<Detail term="Psychologist" whole={name === undefined}>
						{visit.psychologist}
					</Detail>
					{name === undefined ? null : <Detail term="Name">{name}</Detail>}
					<Detail term="Where" whole>
						{visit.location}
					</Detail>
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.proof)}>
			{cancelled ? null : qr}
			<p>
				<small>Ticket number</small>
				<span className={s.number}>{ticketNumber}</span>
			</p>
			<small>{cancelled ? 'This ticket is no longer valid' : 'Show this at the front desk'}</small>
		</div>
	</div>
);

const TicketTop = ({ name, kind }: { readonly name: string; readonly kind: readonly string[] }) => (
	<>
		<Guilloche />
		<div className={s.top}>
			<Logo name={name} ground="paper" size="sm" />
			<p className={s.kind}>
				{kind.map((line) => (
					<span key={line}>{line}</span>
				))}
			</p>
		</div>
	</>
);

const TicketHeadline = ({ visit: { date, time, service } }: { readonly visit: Visit }) => (
	<>
		<p className={s.when}>
			<span className={classNames(date === undefined && s.ghost)}>
				{date === undefined ? 'Choose a day' : shortDay(date)}
			</span>
			{time === undefined ? null : <span className={s.time}>{time}</span>}
		</p>
		<p className={classNames(s.service, service === undefined && s.ghost)}>{service ?? 'Choose a service'}</p>
	</>
);

interface DetailProps {
	readonly term: string;
	/** Shown, paler, while there is nothing else. */
	readonly ghost?: string;
	readonly whole?: boolean;
	readonly children?: string | undefined;
}

const Detail = ({ term, ghost, whole = false, children }: DetailProps) => (
	<div className={classNames(whole && s.wholeRow)}>
		<dt>{term}</dt>
		<dd className={classNames(children === undefined && s.ghost)}>{children ?? ghost}</dd>
	</div>
);
