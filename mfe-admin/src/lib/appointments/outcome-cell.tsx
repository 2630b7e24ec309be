import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AdminAppointment, Outcome } from '@tulia/contracts/appointment/staff-schemas';
import { OutcomeButtons } from '@tulia/ui/admin';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as s from './appointments.module.css';
import { outcomeOpening } from './outcome-opening.ts';
import type { RowChange } from './use-record-outcome.ts';

interface OutcomeCellProps {
	readonly row: AdminAppointment;
	readonly now: Date;
	readonly change: RowChange | undefined;
	readonly onRecord: (outcome: Outcome['status']) => void;
}

/** The last cell of a row: the two buttons while the appointment is confirmed, and why recording failed if it did. */
export function OutcomeCell({ row, now, change, onRecord }: OutcomeCellProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const retry = change?.state === 'failed' ? change.retry : undefined;
	useLayoutEffect(() => {
		if (retry) refocus(box.current, retry);
	}, [retry]);

	if (row.status !== 'confirmed' && change?.state !== 'failed') return null;
	const scheduled = new Date(row.scheduledFor);
	const { tooEarly, words } = outcomeOpening(row, now);
	return (
		<div ref={box}>
			{row.status === 'confirmed' ? (
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

/** Gives the focus back to the button that was pressed, unless the person has gone on to something else. */
function refocus(box: HTMLElement | null, outcome: Outcome['status']): void {
	const holder = document.activeElement;
	const isStillHere = holder === document.body || holder?.contains(box);
	if (isStillHere) box?.querySelectorAll('button')[outcome === 'attended' ? 0 : 1]?.focus();
}
