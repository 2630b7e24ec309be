import type { AppointmentRequest, ForWhom } from '@tulia/contracts/appointment/schemas';
import { shortDay } from '@tulia/ui/booking';
import type { Day, WallTime } from '../../lib/centre-time.ts';

/** What the form holds; the names are those of the request. A type, not an interface, so that it fits any record of fields. */
export type ScheduleValues = {
	readonly serviceId?: string | undefined;
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
	readonly forWhom?: ForWhom | undefined;
	readonly notes?: string | undefined;
};

/** A form nobody has touched yet. */
export const emptyForm: ScheduleValues = { forWhom: 'me' };

/** What is sent. A part that is missing is sent empty, for the contract to name it. */
export const requestOf = ({
	serviceId = '',
	date = '',
	time = '',
	forWhom,
	notes,
}: ScheduleValues): AppointmentRequest => ({
	serviceId,
	date,
	time,
	...(forWhom === undefined ? {} : { forWhom }),
	...(notes === undefined ? {} : { notes }),
});

const PARTS = [
	['serviceId', 'a service'],
	['date', 'a day'],
	['time', 'a time'],
] as const;

/** Names what keeps the visit from being booked, or `undefined` once all is chosen. */
export function stillToChoose(values: ScheduleValues): string | undefined {
	const missing = PARTS.flatMap(([field, name]) => (values[field] ? [] : [name]));
	if (missing.length === 0) return undefined;
	const last = missing.at(-1);
	const before = missing.slice(0, -1).join(', ');
	return `Still to choose: ${before ? `${before} and ${last}` : last}.`;
}

/** The choice in a few words, for the bar of a phone. */
export const choiceInWords = ({ date, time }: ScheduleValues): string => {
	if (date === undefined) return 'Choose a day';
	return time === undefined ? `${shortDay(date)}, choose a time` : `${shortDay(date)}, ${time}`;
};
