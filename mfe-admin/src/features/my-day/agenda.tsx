import { dayAndMonth, shortDay } from '@tulia/centre/date-words';
import type { MyDay, OwnStretch, OwnVisit } from '@tulia/contracts/my-day/schemas';
import { Link, paths } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import { OutcomeButtons, StatusPill } from '@tulia/ui/admin';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { outcomeOpening } from '../../lib/appointments/outcome-opening.ts';
import { type RowChange, useRecordOutcome } from '../../lib/appointments/use-record-outcome.ts';
import { type AgendaItem, agendaItems } from './agenda-items.ts';
import { clock, lengthWords, visitNumberWords } from './day-words.ts';
import * as s from './my-day.module.css';

interface AgendaProps {
	readonly day: MyDay;
	readonly now: Date;
	readonly nextId: string | undefined;
}

type Outcomes = ReturnType<typeof useRecordOutcome>;

/** The rows of the day; each outcome is recorded with one tap. */
export function Agenda({ day, now, nextId }: AgendaProps): ReactNode {
	const outcomes = useRecordOutcome();
	return (
		<section className={s.agendaBox} aria-labelledby="agenda">
			<div className={classNames(s.split, s.agendaHead)}>
				<h2 id="agenda">Today</h2>
				<p className={s.muted}>
					{shortDay(day.date).split(' ')[0]} {dayAndMonth(day.date)}
				</p>
			</div>
			{day.visits.length === 0 && day.endsAt === undefined ? (
				<p className={s.none}>You are off today.</p>
			) : (
				<ol className={s.agenda}>
					{agendaItems(day, now).map((item) => (
						<Row key={`${item.kind} ${item.at}`} item={item} now={now} nextId={nextId} outcomes={outcomes} />
					))}
				</ol>
			)}
		</section>
	);
}

interface RowProps {
	readonly item: AgendaItem;
	readonly now: Date;
	readonly nextId: string | undefined;
	readonly outcomes: Outcomes;
}

function Row({ item, now, nextId, outcomes }: RowProps): ReactNode {
	switch (item.kind) {
		case 'visit':
			return <VisitRow own={item.own} now={now} isNext={item.own.visit.id === nextId} outcomes={outcomes} />;
		case 'interval':
			return <IntervalRow interval={item.interval} />;
		case 'now':
			return (
				<li className={s.now}>
					<span>Now, {clock(item.at)}</span>
				</li>
			);
		case 'end':
			return (
				<li className={s.quiet}>
					<p className={s.time}>{clock(item.at)}</p>
					<p>End of your day</p>
				</li>
			);
	}
}

const INTERVAL_WORDS: { readonly [what in OwnStretch['what']]: string } = {
	break: 'Break',
	free: 'Free. The desk may book it.',
	off: 'You are off',
};

const IntervalRow = ({ interval: { what, startAt, endAt } }: { readonly interval: OwnStretch }): ReactNode => (
	<li className={what === 'free' ? s.free : s.quiet}>
		<p className={s.time}>
			{clock(startAt)}
			<small>to {clock(endAt)}</small>
		</p>
		<p>
			{what === 'break' ? `${INTERVAL_WORDS.break}, ${lengthWords(startAt, endAt)}. Please eat.` : INTERVAL_WORDS[what]}
		</p>
	</li>
);

interface VisitRowProps {
	readonly own: OwnVisit;
	readonly now: Date;
	readonly isNext: boolean;
	readonly outcomes: Outcomes;
}

function VisitRow({ own, now, isNext, outcomes }: VisitRowProps): ReactNode {
	const { visit } = own;
	const { scheduledFor, endsAt, status, user } = visit;
	const change = outcomes.changeOf(visit.id);
	const { open } = outcomeOpening(visit, now);
	const asks = status === 'confirmed' && open.attended;
	return (
		<li className={status === 'cancelled' ? s.quiet : undefined}>
			<p className={s.time}>
				{clock(scheduledFor)}
				<small>{lengthWords(scheduledFor, endsAt)}</small>
			</p>
			<div className={s.who}>
				<div>
					<Link className={s.name} to={paths.adminAppointment(visit.id)}>
						{user.name}
					</Link>
					<p className={s.mini}>{lineOf(own, now)}</p>
				</div>
				{asks && !isNext ? null : <StatusPill status={status} {...(isNext ? { label: 'Next' } : {})} />}
			</div>
			<Outcome asks={asks} visit={visit} open={open} change={change} outcomes={outcomes} />
		</li>
	);
}

interface OutcomeProps extends Pick<OwnVisit, 'visit'> {
	readonly asks: boolean;
	readonly open: { readonly attended: boolean; readonly missed: boolean };
	readonly change: RowChange | undefined;
	readonly outcomes: Outcomes;
}

/** The two buttons, or the recorded outcome, which takes their focus. */
function Outcome({ asks, visit, open, change, outcomes }: OutcomeProps): ReactNode {
	const done = useRef<HTMLParagraphElement>(null);
	const isFocused = outcomes.focusOn === visit.id && !asks;
	useLayoutEffect(() => {
		if (isFocused) done.current?.focus();
	}, [isFocused]);
	if (asks)
		return (
			<div className={s.outcome}>
				<OutcomeButtons
					who={`${visit.user.name}, ${clock(visit.scheduledFor)}`}
					open={open}
					onRecord={(outcome) => void outcomes.record(visit, outcome)}
				/>
				{change?.state === 'failed' ? <p role="alert">{change.words}</p> : null}
			</div>
		);
	return isFocused ? (
		<p ref={done} tabIndex={-1} className={s.done}>
			{change?.state === 'failed' ? change.words : `Noted as ${visit.status}.`}
		</p>
	) : null;
}

/** The text below the client's name. */
function lineOf({ visit, visitNumber, hasNote }: OwnVisit, now: Date): string {
	const { status, progress, scheduledFor } = visit;
	const number = visitNumberWords(visitNumber) ?? '';
	if (status === 'attended') return hasNote ? 'Note written' : 'No note yet';
	if (status !== 'confirmed') return number;
	if (progress) return `${progress.state === 'arrived' ? 'Here' : 'In session'} since ${clock(progress.at)}`;
	return new Date(scheduledFor) <= now ? 'Did they come?' : number;
}
