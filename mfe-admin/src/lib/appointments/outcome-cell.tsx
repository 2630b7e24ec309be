import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { OutcomeButtons } from '@tulia/ui/admin';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as s from './appointments.module.css';
import type { RecordedOutcome } from './outcome-failure.ts';
import { outcomeOpening } from './outcome-opening.ts';
import type { RowChange } from './use-record-outcome.ts';
import { VisitProgressButtons, VisitStatus } from './visit-progress.tsx';

interface OutcomeCellProps {
	readonly row: AdminAppointment;
	readonly now: Date;
	readonly change: RowChange | undefined;
	readonly onRecord: (outcome: RecordedOutcome) => void;
	/** One row of buttons: how far the visit has got until it is over, then its outcome; and what became of it in their place. */
	readonly dense?: boolean | undefined;
}

/** The last cell of a row: the two buttons while the appointment is confirmed, and why recording failed if it did. */
export function OutcomeCell({ row, now, change, onRecord, dense = false }: OutcomeCellProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const retry = change?.state === 'failed' ? change.retry : undefined;
	useLayoutEffect(() => {
		if (retry) refocus(box.current, retry);
	}, [retry]);

	if (row.status !== 'confirmed' && change?.state !== 'failed') return dense ? <VisitStatus row={row} /> : null;
	const scheduled = new Date(row.scheduledFor);
	const { tooEarly, words } = outcomeOpening(row, now);
	const shown = buttonsOf(row, now, dense);
	return (
		<div ref={box}>
			{shown.progress ? <VisitProgressButtons row={row} now={now} /> : null}
			{shown.outcome ? (
				<OutcomeButtons
					who={`${row.user.name}, ${compactDate(scheduled, now)} ${timeOf(scheduled)}`}
					onRecord={onRecord}
					disabled={tooEarly}
					opens={words}
				/>
			) : null}
			{change?.state === 'failed' ? (
				<p className={s.failure} role="alert">
					{change.words}
				</p>
			) : null}
		</div>
	);
}

/** Both kinds, or one after the other where there is room for one. */
function buttonsOf({ status, endsAt }: AdminAppointment, now: Date, dense: boolean) {
	const isOver = new Date(endsAt) <= now;
	return { progress: !dense || !isOver, outcome: status === 'confirmed' && (!dense || isOver) };
}

/** Gives the focus back to the button that was pressed, unless the person has gone on to something else. */
function refocus(box: HTMLElement | null, outcome: RecordedOutcome): void {
	const holder = document.activeElement;
	const isStillHere = holder === document.body || holder?.contains(box);
	if (isStillHere) box?.querySelector<HTMLElement>(`[data-outcome='${outcome}']`)?.focus();
}
