import { dayOf, minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { inputClass } from '@tulia/ui/form';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DayField } from '../../../lib/dates/day-field.tsx';
import type { Person } from '../plan/plan-days.ts';
import * as s from './move-panel.module.css';
import type { MoveTarget } from './move-target.ts';

interface MoveFieldsProps {
	readonly visit: AdminAppointment;
	readonly target: MoveTarget;
	readonly people: readonly Person[];
	/** The server's state of the day; `undefined` while loading. */
	readonly day: StaffTimes | undefined;
	readonly now: Date;
	readonly onTarget: (target: MoveTarget) => void;
}

const STATES = { free: '', taken: ', taken', break: ', in a break' } as const;

/** The times of one psychologist, with the chosen one even if it is not among them. */
function timesOf(day: StaffTimes | undefined, { personId, start }: MoveTarget) {
	const times = day?.psychologists.find(({ id }) => id === personId)?.times ?? [];
	const all = times.map(({ time, state }) => ({ time, words: `${time}${STATES[state]}` }));
	const chosen = wallTime(start);
	if (all.some(({ time }) => time === chosen)) return all;
	return [...all, { time: chosen, words: `${chosen}, not in` }].sort(
		(a, b) => minuteOfWallTime(a.time) - minuteOfWallTime(b.time),
	);
}

/** The target of the move as form fields: day, time and psychologist. */
export function MoveFields({ visit, target, people, day, now, onTarget }: MoveFieldsProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	// The fields take the focus, because they appear on request.
	useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
	// The psychologists who offer the service, or all of them until the day is loaded.
	const offering = day ? people.filter(({ id }) => day.psychologists.some((one) => one.id === id)) : people;
	const shown = offering.some(({ id }) => id === target.personId)
		? offering
		: [...offering, { id: target.personId, name: visit.psychologist }];
	return (
		<div ref={box} className={s.fields}>
			<DayField
				label="Day"
				value={target.day}
				min={dayOf(now)}
				onDay={(chosen) => onTarget({ ...target, day: chosen })}
			/>
			<label>
				Time
				<select
					className={inputClass}
					value={wallTime(target.start)}
					onChange={({ target: { value } }) => onTarget({ ...target, start: minuteOfWallTime(value) })}
				>
					{timesOf(day, target).map(({ time, words }) => (
						<option key={time} value={time}>
							{words}
						</option>
					))}
				</select>
			</label>
			<label>
				With
				<select
					className={inputClass}
					value={target.personId}
					onChange={({ target: { value } }) => onTarget({ ...target, personId: value })}
				>
					{shown.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
