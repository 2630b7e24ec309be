import { dayOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { addDays } from '@tulia/centre/day';
import { useListAvailableTimesQuery } from '@tulia/platform';
import type { ReactNode } from 'react';
import { useDays } from '../../lib/when/use-days.ts';

/** Days looked ahead: as many as the list of days shows first, so that it needs no other answer. */
const AHEAD = 13;

interface NextFreeTimeProps {
	readonly serviceId: string;
	readonly now: Date;
}

/** What can be said of the times of a service before anybody knows whom the visit is for. */
export function NextFreeTime({ serviceId, now }: NextFreeTimeProps): ReactNode {
	const from = dayOf(now);
	const { days, isLoading, hasFailed } = useDays(
		{ from, to: addDays(from, AHEAD) },
		{ serviceId, psychologistId: undefined },
	);
	const known = isLoading || hasFailed ? {} : days;
	const date = Object.keys(known)
		.sort()
		.find((day) => known[day]?.state === 'open');
	const { currentData } = useListAvailableTimesQuery({ date: date ?? '', serviceId }, { skip: date === undefined });
	const time = currentData?.data[0];
	return (
		<p>
			{date === undefined || time === undefined
				? 'We show the free times when we know who it is for.'
				: `The next free time for this service is ${shortDay(date)}, ${time}.`}
		</p>
	);
}
