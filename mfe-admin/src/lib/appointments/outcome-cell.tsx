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
 * `row`: what can be noted now, and who cancelled. `agenda`: how far the visit has got until it is over, then its outcome, and what became
 * of it in their place. `page`: with the ways back.
 */
export type OutcomePlace = 'row' | 'agenda' | 'page';

/** What can be noted of a visit now, and why recording failed if it did. */
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

/** What became of it, where the status does not stand beside. */
function Settled({ row, now, place }: Shown): ReactNode {
	if (place === 'agenda') return <VisitStatus row={row} />;
	const { cancellation } = row;
	if (place === 'page' || !cancellation) return null;
	return <p className={s.later}>{`${cancelledWords(row)}, ${compactDate(new Date(cancellation.at), now)}`}</p>;
}

/** The buttons once they can be pressed; before, from when, in their place. On another day nothing. */
function OutcomeNow({ row, now, onRecord }: Pick<OutcomeCellProps, 'row' | 'now' | 'onRecord'>): ReactNode {
	const scheduled = new Date(row.scheduledFor);
	const { open, words } = outcomeOpening(row, now);
	if (words !== undefined) return dayOf(scheduled) === dayOf(now) ? <p className={s.later}>{words}</p> : null;
	const who = `${row.user.name}, ${compactDate(scheduled, now)} ${timeOf(scheduled)}`;
	return <OutcomeButtons who={who} onRecord={onRecord} open={open} />;
}

/** In an agenda one after the other; in a row nobody arrives any more once it is over. */
function partsOf({ status, endsAt }: AdminAppointment, now: Date, place: OutcomePlace) {
	const isOver = new Date(endsAt) <= now;
	return {
		progress: place === 'page' || !isOver,
		outcome: status === 'confirmed' && (place !== 'agenda' || isOver),
	};
}

/** Gives the focus back to the button that was pressed, unless the person has gone on to something else. */
function refocus(box: HTMLElement | null, outcome: RecordedOutcome): void {
	const holder = document.activeElement;
	const isStillHere = holder === document.body || holder?.contains(box);
	if (isStillHere) box?.querySelector<HTMLElement>(`[data-outcome='${outcome}']`)?.focus();
}
