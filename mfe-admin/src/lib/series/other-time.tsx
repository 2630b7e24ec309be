import { dayOf, minuteOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { addDays } from '@tulia/centre/day';
import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListStaffTimesQuery } from '../../api/visits/staff-times-api.ts';
import { LoadingOrFailed } from '../page/loading-or-failed.tsx';
import { useNow } from '../page/use-now.ts';
import { PsychologistTimes } from '../schedule/psychologist-times.tsx';
import * as s from './series.module.css';

interface OtherTimeProps {
	readonly label: string;
	readonly serviceId: string;
	readonly date: string;
	/** The id of the visit that is being moved, whose own time counts as free. */
	readonly moving: string | undefined;
	readonly chosen: FreeTime | undefined;
	readonly onChoose: (time: FreeTime | undefined) => void;
}

/** The free times of a day, of which one can be chosen for a visit, with links to the days around it. */
export function OtherTime({ label, serviceId, date, moving, chosen, onChoose }: OtherTimeProps): ReactNode {
	const now = useNow();
	const [shown, setShown] = useState(date);
	const query = useListStaffTimesQuery({
		...{ serviceId, date: shown },
		...(moving === undefined ? {} : { moving }),
	});
	return (
		<section className={s.more} aria-label={label}>
			<ButtonRow>
				<Button
					variant="secondary"
					size="sm"
					disabled={shown === dayOf(now)}
					onClick={() => setShown(addDays(shown, -1))}
				>
					The day before
				</Button>
				<b role="status">{shortDay(shown)}</b>
				<Button variant="secondary" size="sm" onClick={() => setShown(addDays(shown, 1))}>
					The day after
				</Button>
			</ButtonRow>
			{query.currentData ? (
				<TimesOfDay day={query.currentData} chosen={chosen} now={now} onChoose={onChoose} onDay={setShown} />
			) : (
				<LoadingOrFailed
					query={query}
					loading="Looking at that day…"
					failed="We could not look at that day. Check your connection."
				/>
			)}
			{chosen ? (
				<div>
					<Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
						Take the first time back
					</Button>
				</div>
			) : null}
		</section>
	);
}

interface TimesOfDayProps extends Pick<OtherTimeProps, 'chosen' | 'onChoose'> {
	readonly day: StaffTimes;
	readonly now: Date;
	readonly onDay: (date: string) => void;
}

function TimesOfDay({ day, chosen, now, onChoose, onDay }: TimesOfDayProps): ReactNode {
	const { date, closed, psychologists } = day;
	return (
		<>
			{closed === undefined ? null : <p>Closed: {closed}</p>}
			<PsychologistTimes
				day={day}
				from={date === dayOf(now) ? minuteOf(now) : 0}
				chosen={chosen?.date === date ? chosen : { time: undefined, psychologistId: undefined }}
				onChoose={({ time, psychologistId }) => {
					const psychologist = psychologists.find(({ id }) => id === psychologistId)?.name ?? '';
					onChoose({ date, time, psychologistId, psychologist });
				}}
				onDay={onDay}
			/>
		</>
	);
}
