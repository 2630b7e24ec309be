import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { OutcomeButtons } from '@tulia/ui/admin';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as s from './appointments.module.css';
import type { RecordedOutcome } from './outcome-failure.ts';
import { outcomeOpening } from './outcome-opening.ts';
import type { RowChange } from './use-record-outcome.ts';
import { VisitProgressButtons, VisitStatus } from './visit-progress.tsx';
import { cancelledWords } from './visit-progress-words.ts';

interface OutcomeCellProps {
	readonly row: AdminAppointment;
	readonly now: Date;
	readonly change: RowChange | undefined;
	readonly onRecord: (outcome: RecordedOutcome) => void;
	readonly place: OutcomePlace;
}

/**
 * `row`: the available actions, and who cancelled. `agenda`: the progress until the visit is over, then the outcome.
 * `page`: progress and outcome, with the ways to undo them.
 */
export type OutcomePlace = 'row' | 'agenda' | 'page';

/** The actions that are available for a visit now, and the error of the last action. */
export function OutcomeCell({ row, now, change, onRecord, place }: OutcomeCellProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const retry = change?.state === 'failed' ? change.retry : undefined;
	useLayoutEffect(() => {
		if (retry) refocus(box.current, retry);
	}, [retry]);

	if (row.status !== 'confirmed' && change?.state !== 'failed') return <Settled row={row} now={now} place={place} />;
	const shown = partsOf(row, now, place);
	return (
		<div ref={box}>
			<div className={s.actions}>
				{shown.progress ? <VisitProgressButtons row={row} now={now} onlyNext={place === 'row'} /> : null}
				{shown.outcome ? <OutcomeNow row={row} now={now} onRecord={onRecord} /> : null}
			</div>
			{change?.state === 'failed' ? (
				<p className={s.failure} role="alert">
					{change.words}
				</p>
			) : null}
		</div>
	);
}

type Shown = Pick<OutcomeCellProps, 'row' | 'now' | 'place'>;

/** Shown for a visit that has an outcome or was cancelled: its status in an agenda, or who cancelled it in a row. */
function Settled({ row, now, place }: Shown): ReactNode {
	if (place === 'agenda') return <VisitStatus row={row} />;
	const { cancellation } = row;
	if (place === 'page' || !cancellation) return null;
	return <p className={s.later}>{`${cancelledWords(row)}, ${compactDate(new Date(cancellation.at), now)}`}</p>;
}

/** The outcome buttons, or the time from which they are available. Renders nothing on another day. */
function OutcomeNow({ row, now, onRecord }: Pick<OutcomeCellProps, 'row' | 'now' | 'onRecord'>): ReactNode {
	const scheduled = new Date(row.scheduledFor);
	const { open, words } = outcomeOpening(row, now);
	if (words !== undefined) return dayOf(scheduled) === dayOf(now) ? <p className={s.later}>{words}</p> : null;
	const who = `${row.user.name}, ${compactDate(scheduled, now)} ${timeOf(scheduled)}`;
	return <OutcomeButtons who={who} onRecord={onRecord} open={open} />;
}

/**
 * Which buttons are shown. An agenda shows the progress until the visit is over, and the outcome after that. A row of
 * a past visit has no progress.
 */
function partsOf({ status, endsAt }: AdminAppointment, now: Date, place: OutcomePlace) {
	const isOver = new Date(endsAt) <= now;
	return {
		progress: place === 'page' || !isOver,
		outcome: status === 'confirmed' && (place !== 'agenda' || isOver),
	};
}

/** Returns the focus to the tapped button, unless the user has focused something else. */
function refocus(box: HTMLElement | null, outcome: RecordedOutcome): void {
	const holder = document.activeElement;
	const isStillHere = holder === document.body || holder?.contains(box);
	if (isStillHere) box?.querySelector<HTMLElement>(`[data-outcome='${outcome}']`)?.focus();
}
