import { minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Button, Icon, Notice } from '@tulia/ui';
import { TickBox } from '@tulia/ui/form';
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { NearestTimes } from '../../../lib/schedule/nearest-times.tsx';
import { useMoveVisit } from '../../../lib/schedule/use-move-visit.ts';
import type { Person } from '../plan/plan-days.ts';
import { MoveFields } from './move-fields.tsx';
import * as s from './move-panel.module.css';
import { isMovable, isSamePlace, type MoveDraft, type MoveTarget, placeOfVisit } from './move-target.ts';
import { changedWords, fromWords, moveTitle, notifiedWords } from './move-words.ts';
import { useTargetReading } from './use-target-reading.ts';

export interface MoveActions {
	readonly onTarget: (target: MoveTarget) => void;
	/** Called with the current state of the visit, to continue the move from there. */
	readonly onRenew: (visit: AdminAppointment) => void;
	readonly onFields: (areShown: boolean) => void;
	readonly onSaved: () => void;
	readonly onPutBack: () => void;
}

interface MovePanelProps extends MoveActions {
	readonly draft: MoveDraft;
	readonly current: AdminAppointment | undefined;
	readonly people: readonly Person[];
	readonly now: Date;
	/** The position in a grid; absent in a list, where the panel is below the row. */
	readonly style?: CSSProperties;
}

/** Identifies an attempt: another target clears the previous error. */
const attemptKey = ({ visit, target: { day, start, personId } }: MoveDraft): string =>
	`${visit.id} ${visit.version} ${day} ${start} ${personId}`;

/** Shows the effect of a move, beside the lifted visit. Nothing is saved until Move is tapped. */
export function MovePanel(props: MovePanelProps): ReactNode {
	const { draft, current, people, now, style, onTarget, onFields } = props;
	const { visit, target, hasFields } = draft;
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const lane = `${target.day} ${target.personId} ${hasFields}`;
	// The panel may be off screen: in a wide grid, or far below the row in a list. jsdom does not scroll.
	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the lane changes
	useLayoutEffect(() => {
		box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
	}, [lane]);
	const { day, reading, words, nearest } = useTargetReading(visit, target, now);
	const isChanged = current !== undefined && current.version !== visit.version;
	return (
		<div
			ref={box}
			className={s.panel}
			style={style}
			data-inline={style === undefined || undefined}
			role="dialog"
			aria-labelledby={id}
		>
			<h3 id={id} className={s.title}>
				{moveTitle(visit, target, people)}
			</h3>
			<p className={s.quiet}>
				{fromWords(visit, target)} <span role="status">{words}</span>
			</p>
			{hasFields ? <MoveFields {...{ visit, target, people, day, now, onTarget }} /> : null}
			<NearestTimes
				times={nearest}
				onChoose={({ time, psychologistId }) =>
					onTarget({ day: target.day, start: minuteOfWallTime(time), personId: psychologistId })
				}
			/>
			<p className={s.quiet}>{notifiedWords(visit)}</p>
			{isChanged ? (
				<Changed {...props} current={current} />
			) : (
				<Save key={attemptKey(draft)} {...props} isInBreak={reading?.tone === 'break'} />
			)}
			{hasFields ? null : (
				<div className={s.more}>
					<button type="button" className={s.another} onClick={() => onFields(true)}>
						<Icon name="clock" /> Another time or person{' '}
						<span className={s.key} aria-hidden="true">
							M
						</span>
					</button>
				</div>
			)}
		</div>
	);
}

interface SaveProps extends MovePanelProps {
	readonly isInBreak: boolean;
}

function Save({ draft, isInBreak, onSaved, onPutBack }: SaveProps): ReactNode {
	const { visit, target } = draft;
	const { move, isMoving, failure } = useMoveVisit(visit);
	const [isOverBreak, setOverBreak] = useState(false);

	async function save(): Promise<void> {
		const input = { date: target.day, time: wallTime(target.start), psychologistId: target.personId };
		if (await move({ ...input, ...(isInBreak && isOverBreak ? { overBreak: true } : {}) })) onSaved();
	}

	return (
		<>
			{isInBreak ? <TickBox label="Move over the break" isTicked={isOverBreak} onTick={setOverBreak} /> : null}
			{failure === undefined ? null : (
				<Notice tone="bad" role="alert">
					{failure}
				</Notice>
			)}
			<div className={s.buttons}>
				<Button
					size="sm"
					busy={isMoving}
					busyLabel="Moving…"
					disabled={isSamePlace(placeOfVisit(visit), target)}
					onClick={() => void save()}
				>
					Move
				</Button>
				<Button variant="quiet" size="sm" disabled={isMoving} onClick={onPutBack}>
					Put back
				</Button>
			</div>
		</>
	);
}

interface ChangedProps extends MovePanelProps {
	readonly current: AdminAppointment;
}

/** Shown when a colleague changed the visit meanwhile: its current state, and how to continue. */
const Changed = ({ current, onRenew, onPutBack }: ChangedProps): ReactNode => (
	<>
		<Notice tone="bad" role="alert">
			{changedWords(current)}
		</Notice>
		<div className={s.buttons}>
			{isMovable(current) ? (
				<Button size="sm" onClick={() => onRenew(current)}>
					Move it from there
				</Button>
			) : null}
			<Button variant="quiet" size="sm" onClick={onPutBack}>
				Leave it there
			</Button>
		</div>
	</>
);
