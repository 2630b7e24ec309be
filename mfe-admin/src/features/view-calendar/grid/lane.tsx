import { wallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { Span } from '@tulia/centre/span';
import { Link, paths } from '@tulia/platform';
import { classNames, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type BlockedTime, blockedWords } from '../plan/blocked-times.ts';
import type { FreeInterval } from '../plan/free-intervals.ts';
import type { LanePlan } from '../plan/plan-days.ts';
import { bookWords, freeWords } from '../plan/visit-words.ts';
import { freeKey } from './grid-places.ts';
import type { LaneFrame } from './lane-frame.ts';
import { LaneVisits } from './lane-visits.tsx';
import { heightOf, placeStyle } from './place-style.ts';
import * as s from './time-grid.module.css';

interface LaneProps extends LaneFrame {
	readonly day: Day;
	readonly lane: LanePlan;
	/** The index of the lane, counted over all days. */
	readonly index: number;
	/** Whether panels open on the left, because the lane is far to the right. */
	readonly isFlipped: boolean;
	/** The position of the current time; only for today. */
	readonly nowAt: string | undefined;
}

/** One psychologist on one day: blocked and free times, and visits. */
export function Lane(props: LaneProps): ReactNode {
	const { day, lane, index, isFlipped, nowAt, grid, placeOf } = props;
	return (
		<fieldset
			className={classNames(s.lane, isFlipped && s.flipped)}
			aria-label={lane.person.name}
			data-lane-day={day}
			data-lane-person={lane.person.id}
		>
			{lane.blocked.map((time) => (
				<Blocked key={`${time.from} ${time.words}`} time={time} grid={grid} />
			))}
			{lane.free.flatMap((interval) =>
				interval.starts.map((start) => (
					<FreeTime
						key={start}
						day={day}
						lane={lane}
						interval={interval}
						start={start}
						index={index}
						{...{ grid, placeOf }}
					/>
				)),
			)}
			{nowAt === undefined ? null : <i className={s.now} style={{ top: nowAt }} data-now="true" />}
			<LaneVisits {...props} />
		</fieldset>
	);
}

const Blocked = ({ time, grid }: { readonly time: BlockedTime; readonly grid: Span }): ReactNode => (
	<p className={classNames(s.blocked, time.kind === 'away' && s.away)} style={placeStyle(time, grid)}>
		<span aria-hidden="true">{time.words}</span>
		<VisuallyHidden>{blockedWords(time)}</VisuallyHidden>
	</p>
);

interface FreeTimeProps extends Pick<LaneFrame, 'grid' | 'placeOf'> {
	readonly day: Day;
	readonly lane: LanePlan;
	readonly interval: FreeInterval;
	readonly start: number;
	readonly index: number;
}

/** A free half hour, as a link to the booking form with time and psychologist. */
function FreeTime({ day, lane, interval, start, index, grid, placeOf }: FreeTimeProps): ReactNode {
	const { person, minutes } = lane;
	const { starts, until } = interval;
	const end = starts[starts.indexOf(start) + 1] ?? until;
	const words = bookWords(start, person);
	const address = { day, time: wallTime(start), psychologistId: person.id };
	return (
		<Link
			{...placeOf(freeKey(day, person.id, start), index, start)}
			className={s.free}
			style={placeStyle({ from: start, to: end }, grid)}
			to={paths.adminBookingAt(address)}
			aria-label={`${words}, ${freeWords(interval)}`}
			data-words={`${words},\n${freeWords(interval)}`}
		>
			<i className={s.cell} style={{ height: heightOf({ from: start, to: start + minutes }) }} />
		</Link>
	);
}
