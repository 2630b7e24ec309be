import { dayOf } from '@tulia/centre/clock';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { useFormState } from '@tulia/ui/form';
import { useListStaffTimesQuery } from '../../api/visits/staff-times-api.ts';
import { useNow } from '../page/use-now.ts';
import { type TimeReading, timeReading } from './time-reading.ts';

/** The fields of a form that asks on which day, when, and with whom. A type, not an interface, so that it fits any record of fields. */
export type WhenValues = {
	/** `2026-11-24` */
	readonly date?: string | undefined;
	/** `9:00 AM` */
	readonly time?: string | undefined;
	/** Absent: whoever is free. */
	readonly psychologistId?: string | undefined;
	/** Ticked where the time is in a break. */
	readonly overBreak?: boolean | undefined;
};

export interface DayQuestion {
	/** Nothing is said to be free until it is known for which service. */
	readonly serviceId: string | undefined;
	/** The visit that is moved: its own time counts as free. */
	readonly moving?: string | undefined;
}

interface StaffDay {
	readonly query: {
		readonly currentData?: StaffTimes | undefined;
		readonly error?: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	/** The day that is typed, or today; undefined until the answer is there. */
	readonly shown: StaffTimes | undefined;
	/** What is so of the time that is typed. */
	readonly reading: TimeReading | undefined;
}

/** The day of the form around it, as the server has it; looked at again whenever it is asked for. */
export function useStaffDay({ serviceId, moving }: DayQuestion): StaffDay {
	const now = useNow();
	const { values } = useFormState<WhenValues>({ subscription: { values: true } });
	const { date, time, psychologistId } = values;
	const question = {
		serviceId: serviceId ?? '',
		date: date ?? dayOf(now),
		...(moving === undefined ? {} : { moving }),
	};
	const query = useListStaffTimesQuery(question, { skip: serviceId === undefined, refetchOnMountOrArgChange: true });
	const day = query.currentData;
	const shown = date === undefined || day?.date === date ? day : undefined;
	const reading =
		shown && date !== undefined && time !== undefined ? timeReading(shown, time, psychologistId) : undefined;
	return { query, shown, reading };
}
