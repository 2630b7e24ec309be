import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { classNames, Logo } from '@tulia/ui';
import type { ReactNode } from 'react';
import { Guilloche } from './guilloche.tsx';
import * as s from './ticket.module.css';

/** The choices so far, or the booked visit. */
export interface VisitSummary {
	/** `YYYY-MM-DD` in the centre's zone. */
	readonly date?: Day | undefined;
	/** `10:30 AM` in the centre's zone. */
	readonly time?: string | undefined;
	readonly service?: string | undefined;
	/** A name, or a link to the psychologist. */
	readonly psychologist?: ReactNode;
	/** Whom it is for: "Your child". */
	readonly forWhom?: string | undefined;
	/** With its currency: "$35". */
	readonly price?: string | undefined;
	/** "60 minutes" */
	readonly length?: string | undefined;
	/** One line: "At the front desk, after the visit". */
	readonly howToPay?: string | undefined;
	/** The address as text or card. */
	readonly location: ReactNode;
}

export interface DraftTicketProps {
	readonly visit: VisitSummary;
	/** The confirm button, where it is on the ticket. */
	readonly action: ReactNode;
	/** Below it: arrive early, bring an ID. */
	readonly children?: ReactNode;
}

/** The booking summary: a ticket that fills in while choosing. */
export const DraftTicket = ({ visit, action, children }: DraftTicketProps) => (
	<div className={classNames(s.ticket, s.draft)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name="Your visit" kind={['In person']} />
				<TicketHeadline visit={visit} />
				<dl className={s.details}>
					<Detail term="For" placeholder="Not answered yet">
						{visit.forWhom}
					</Detail>
					<Detail term="Psychologist" placeholder="First available">
						{visit.psychologist}
					</Detail>
					<PriceDetail visit={visit} />
					<HowToPay visit={visit} />
					<Detail term="Where we meet" whole>
						{visit.location}
					</Detail>
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.foot)} data-ground="paper">
			{action}
			{children}
		</div>
	</div>
);

export type TicketValidity = 'valid' | 'over' | 'cancelled';

const STUB_WORDS: Record<TicketValidity, string> = {
	valid: 'Show this at the front desk',
	over: 'This visit is over',
	cancelled: 'This ticket is no longer valid',
};

export interface TicketProps {
	/** The centre's name, from its profile. */
	readonly centre: string;
	readonly visit: VisitSummary & { readonly date: Day; readonly time: string; readonly service: string };
	readonly name?: string | undefined;
	/** The number of people: "One person". */
	readonly admits?: string | undefined;
	/** `TUL-26-4K7M9` */
	readonly ticketNumber: string;
	/** An `svg` that encodes only the ticket number. */
	readonly qr?: ReactNode;
	/** Whether it is valid. An expired or cancelled ticket has a note instead of its code. */
	readonly validity?: TicketValidity | undefined;
	/** Side by side from 768 px on. */
	readonly wide?: boolean | undefined;
}

/** Proof of a booking, to show at the desk; printed without the parts of the page that opt out. */
export const Ticket = ({
	centre,
	visit,
	name,
	admits,
	ticketNumber,
	qr,
	validity = 'valid',
	wide = false,
}: TicketProps) => (
	<div className={classNames(s.ticket, wide && s.wide)}>
		<div className={s.face}>
			<div className={s.edge} aria-hidden="true" />
			<div className={s.main}>
				<TicketTop name={centre} kind={['In-person visit', kindOf(validity, admits)]} />
				<TicketHeadline visit={visit} />
				<dl className={s.details}>
					{visit.forWhom === undefined ? null : <Detail term="For">{visit.forWhom}</Detail>}
					{name === undefined ? null : <Detail term="Booked by">{name}</Detail>}
					<Detail term="Psychologist">{visit.psychologist}</Detail>
					<PriceDetail visit={visit} />
					<HowToPay visit={visit} whole />
					<Detail term="Where" whole>
						{visit.location}
					</Detail>
				</dl>
			</div>
		</div>
		<div className={classNames(s.stub, s.proof)}>
			{validity === 'valid' ? qr : null}
			<p>
				<small>Ticket number</small>
				<span className={s.number}>{ticketNumber}</span>
			</p>
			<small>{STUB_WORDS[validity]}</small>
		</div>
	</div>
);

function kindOf(validity: TicketValidity, admits = ''): string {
	if (validity === 'cancelled') return 'Cancelled';
	return validity === 'valid' ? admits : '';
}

export const TicketTop = ({ name, kind }: { readonly name: string; readonly kind: readonly string[] }) => (
	<>
		<Guilloche />
		<div className={s.top}>
			<Logo name={name} ground="paper" size="sm" />
			<p className={s.kind}>
				{kind.filter(Boolean).map((line) => (
					<span key={line}>{line}</span>
				))}
			</p>
		</div>
	</>
);

/** Day and time, large. */
export const TicketMoment = ({ visit: { date, time } }: { readonly visit: Pick<VisitSummary, 'date' | 'time'> }) => (
	<p className={s.when}>
		<span className={classNames(date === undefined && s.placeholder)}>
			{date === undefined ? 'Choose a day' : shortDay(date)}
		</span>
		{time === undefined ? null : <span className={s.time}>{time}</span>}
	</p>
);

export const TicketHeadline = ({ visit }: { readonly visit: VisitSummary }) => (
	<>
		<TicketMoment visit={visit} />
		<p className={classNames(s.service, visit.service === undefined && s.placeholder)}>
			{visit.service ?? 'Choose a service'}
		</p>
	</>
);

/** Price and length, as far as known. */
const PriceDetail = ({ visit: { price, length } }: { readonly visit: VisitSummary }) =>
	price === undefined ? null : <Detail term="Price">{[price, length].filter(Boolean).join(', ')}</Detail>;

const HowToPay = ({ visit, whole }: { readonly visit: VisitSummary; readonly whole?: boolean }) =>
	visit.price === undefined || visit.howToPay === undefined ? null : (
		<Detail term="How to pay" whole={whole}>
			{visit.howToPay}
		</Detail>
	);

interface DetailProps {
	readonly term: string;
	/** Shown, paler, while there is no value. */
	readonly placeholder?: string;
	readonly whole?: boolean | undefined;
	readonly children?: ReactNode;
}

export const Detail = ({ term, placeholder, whole = false, children }: DetailProps) => (
	<div className={classNames(whole && s.wholeRow)}>
		<dt>{term}</dt>
		<dd className={classNames(children === undefined && s.placeholder)}>{children ?? placeholder}</dd>
	</div>
);
