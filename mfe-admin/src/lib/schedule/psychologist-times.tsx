import { minuteOfWallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import type { FreeTime } from './time-reading.ts';
import * as s from './when-fields.module.css';

type Psychologist = StaffTimes['psychologists'][number];

interface PsychologistTimesProps {
	readonly day: StaffTimes;
	readonly from: number;
	readonly chosen: { readonly time: string | undefined; readonly psychologistId: string | undefined };
	readonly onChoose: (time: Omit<FreeTime, 'psychologist'>) => void;
	readonly onDay: (date: string) => void;
}

/** The number of times shown per psychologist at first. */
const FIRST = 4;

/** The free times of all psychologists who offer the service, with a column for each. */
export const PsychologistTimes = ({ day, ...rest }: PsychologistTimesProps): ReactNode => (
	<div className={s.people}>
		{day.psychologists.map((one) => (
			<Column key={one.id} psychologist={one} {...rest} />
		))}
	</div>
);

type ColumnProps = Omit<PsychologistTimesProps, 'day'> & { readonly psychologist: Psychologist };

function Column({ psychologist, from, chosen, onChoose, onDay }: ColumnProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const { id, name, times } = psychologist;
	const free = times.filter(({ time, state }) => state === 'free' && minuteOfWallTime(time) >= from);
	const shown = isOpen ? free : around(free, chosen.time);
	return (
		<section className={s.person} aria-label={name}>
			<h3 className={s.name}>
				{name} <small>{free[0] ? `from ${free[0].time}` : times.length === 0 ? 'not in' : 'no time left'}</small>
			</h3>
			<div className={s.times}>
				{shown.map(({ time }) => (
					<button
						key={time}
						type="button"
						className={s.time}
						aria-pressed={time === chosen.time && id === chosen.psychologistId}
						onClick={() => onChoose({ time, psychologistId: id })}
					>
						{time}
					</button>
				))}
			</div>
			{free.length > shown.length ? (
				<Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
					All {free.length} times
				</Button>
			) : null}
			{free.length === 0 ? <FirstFree psychologist={psychologist} onDay={onDay} /> : null}
		</section>
	);
}

/** The first free times, or those nearest to the typed time. */
function around(free: Psychologist['times'], time: string | undefined): Psychologist['times'] {
	if (time === undefined) return free.slice(0, FIRST);
	const start = minuteOfWallTime(time);
	const nearest = [...free].sort(
		(a, b) => Math.abs(minuteOfWallTime(a.time) - start) - Math.abs(minuteOfWallTime(b.time) - start),
	);
	const kept = nearest.slice(0, FIRST);
	return free.filter((one) => kept.includes(one));
}

interface FirstFreeProps {
	readonly psychologist: Psychologist;
	readonly onDay: (date: string) => void;
}

function FirstFree({ psychologist: { firstFree }, onDay }: FirstFreeProps): ReactNode {
	if (!firstFree) return <p className={s.hint}>No free time within two weeks.</p>;
	const { date, time } = firstFree;
	return (
		<>
			<p className={s.hint}>
				First free time: {shortDay(date)}, {time}
			</p>
			<Button variant="quiet" size="sm" onClick={() => onDay(date)}>
				See that day
			</Button>
		</>
	);
}
