import { dayOf, minuteOf, minuteOfWallTime } from '@tulia/centre/clock';
import { shortDay, shortDayWithYear } from '@tulia/centre/date-words';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { serverNow } from '@tulia/platform';
import { Checkbox, useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import { LoadingOrFailed } from '../page/loading-or-failed.tsx';
import { useNow } from '../page/use-now.ts';
import { NearestTimes } from './nearest-times.tsx';
import { PsychologistTimes } from './psychologist-times.tsx';
import { type FreeTime, nearestOf, type TimeReading } from './time-reading.ts';
import { type Feedback, TypedField } from './typed-field.tsx';
import { useStaffDay, type WhenValues } from './use-staff-day.ts';
import * as s from './when-fields.module.css';

interface WhenFieldsProps {
	/** The service to be booked. Until it is chosen, no time is shown as free. */
	readonly serviceId: string | undefined;
	/** The id of the visit that is being moved, whose own time counts as free. */
	readonly moving?: string | undefined;
	/** Content for a day that has no free time. */
	readonly whenFull?: ReactNode;
}

/** Both parsers, loaded lazily, because the library chrono is large. */
const readers = () => import('./read-when.ts');
const readDay = async (text: string) => (await readers()).readDay(text, serverNow());
const readTime = async (text: string) => (await readers()).readTime(text, serverNow());
const HALF_HOUR = 30;

/**
 * Day and time, typed in everyday words or chosen. Any half hour is accepted, because staff are not bound to the
 * offered times.
 */
export function WhenFields({ serviceId, moving, whenFull }: WhenFieldsProps): ReactNode {
	const now = useNow();
	const hintId = useId();
	const choose = useChoose();
	const { values } = useFormState<WhenValues>({ subscription: { values: true } });
	const { date, time, psychologistId } = values;
	const { query, shown, reading } = useStaffDay({ serviceId, moving });
	const day = query.currentData;

	const chooseTime = ({ time: chosen, psychologistId: id }: Omit<FreeTime, 'psychologist'>): void =>
		choose({ date: date ?? dayOf(now), time: chosen, psychologistId: id });

	return (
		<>
			<div className={s.two}>
				<TypedField
					name="date"
					label="Day"
					read={readDay}
					textOf={(value) => (value === dayOf(now) ? 'today' : shortDay(value))}
					feedbackFor={(value) => dayFeedback(value, shown)}
					onTyped={() => choose({})}
					hintId={hintId}
				/>
				<TypedField
					name="time"
					label="Time"
					read={readTime}
					textOf={(value) => value}
					feedbackFor={(value) => reading ?? { tone: 'free', words: value }}
					onTyped={(typed) => choose({ psychologistId: stillFree(shown, typed, psychologistId) })}
					hintId={hintId}
				/>
			</div>
			<p id={hintId} className={s.hint}>
				Write it as you say it: 2pm, 14:00, 2.30, tomorrow, fri 23.
			</p>
			<Instead reading={reading} day={shown} time={time} now={now} onChoose={chooseTime} />
			{day ? <DayChips days={day.days} date={date} now={now} onChoose={(chosen) => choose({ date: chosen })} /> : null}
			<OnFullDay day={date === undefined ? undefined : shown} now={now}>
				{whenFull}
			</OnFullDay>
			<WithoutTimes serviceId={serviceId} query={query} />
			{shown ? (
				<PsychologistTimes
					day={shown}
					from={firstMinuteOf(shown.date, now)}
					chosen={{ time, psychologistId }}
					onChoose={chooseTime}
					onDay={(chosen) => choose({ date: chosen, time: undefined, psychologistId: undefined })}
				/>
			) : null}
		</>
	);
}

/** Sets parts of the time. A choice clears the consent to book over a break. */
function useChoose(): (chosen: Partial<WhenValues>) => void {
	const form = useForm<WhenValues>();
	return (chosen) =>
		form.batch(() => {
			form.change('overBreak', undefined);
			if ('date' in chosen) form.change('date', chosen.date);
			if ('time' in chosen) form.change('time', chosen.time);
			if ('psychologistId' in chosen) form.change('psychologistId', chosen.psychologistId);
		});
}

interface WithoutTimesProps {
	readonly serviceId: string | undefined;
	readonly query: ReturnType<typeof useStaffDay>['query'];
}

/** Takes the place of the day's times until a service is chosen and the times are loaded. */
function WithoutTimes({ serviceId, query }: WithoutTimesProps): ReactNode {
	if (serviceId === undefined) return <p className={s.hint}>Choose a service to see who is free.</p>;
	return query.currentData ? null : (
		<LoadingOrFailed
			query={query}
			loading="Looking at that day…"
			failed="We could not look at that day. Check your connection."
		/>
	);
}

interface OnFullDayProps {
	readonly day: StaffTimes | undefined;
	readonly now: Date;
	readonly children: ReactNode;
}

/** Renders its content if no psychologist has a free time left on the day. */
const OnFullDay = ({ day, now, children }: OnFullDayProps): ReactNode =>
	day && isFull(day, firstMinuteOf(day.date, now)) ? children : null;

const isFull = ({ psychologists }: StaffTimes, from: number): boolean =>
	!psychologists.some(({ times }) =>
		times.some(({ time, state }) => state === 'free' && minuteOfWallTime(time) >= from),
	);

interface InsteadProps {
	readonly reading: TimeReading | undefined;
	readonly day: StaffTimes | undefined;
	readonly time: string | undefined;
	readonly now: Date;
	readonly onChoose: (time: FreeTime) => void;
}

/** The alternatives to a time that is taken or in a break. */
function Instead({ reading, day, time, now, onChoose }: InsteadProps): ReactNode {
	if (reading?.tone === 'break') return <Checkbox name="overBreak" label="Book over the break" />;
	if (reading?.tone !== 'bad' || !day || time === undefined) return null;
	return <NearestTimes times={nearestOf(day, time, firstMinuteOf(day.date, now))} onChoose={onChoose} />;
}

function dayFeedback(date: string, day: StaffTimes | undefined): Feedback {
	const words = shortDayWithYear(date);
	return day?.closed === undefined
		? { tone: 'free', words }
		: { tone: 'bad', words: `${words}: closed, ${day.closed}` };
}

/** The chosen psychologist, if they are free at the typed time, or if the day is not loaded. */
function stillFree(day: StaffTimes | undefined, time: string | undefined, id: string | undefined): string | undefined {
	if (!day) return id;
	const person = day.psychologists.find((one) => one.id === id);
	return person?.times.some((one) => one.time === time && one.state === 'free') ? id : undefined;
}

/** The first minute to offer: today, that of the current half hour; on any other day, midnight. */
const firstMinuteOf = (date: string, now: Date): number =>
	date === dayOf(now) ? Math.floor(minuteOf(now) / HALF_HOUR) * HALF_HOUR : minuteOfWallTime('12:00 AM');

interface DayChipsProps {
	readonly days: StaffTimes['days'];
	readonly date: string | undefined;
	readonly now: Date;
	readonly onChoose: (date: string) => void;
}

const DayChips = ({ days, date, now, onChoose }: DayChipsProps): ReactNode => (
	<fieldset className={s.chips} aria-label="Days with free times">
		{days.map((one) => (
			<button
				key={one.date}
				type="button"
				className={s.chip}
				aria-pressed={one.date === date}
				onClick={() => onChoose(one.date)}
			>
				{one.date === dayOf(now) ? 'Today' : shortDay(one.date)} <span className={s.count}>{one.freeTimes} free</span>
			</button>
		))}
	</fieldset>
);
