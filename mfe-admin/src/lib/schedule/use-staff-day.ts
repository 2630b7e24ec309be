import { dayOf } from '@tulia/centre/clock';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { useFormState } from '@tulia/ui/form';
import { useListStaffTimesQuery } from '../../api/visits/staff-times-api.ts';
import { useNow } from '../page/use-now.ts';
import { type TimeReading, timeReading } from './time-reading.ts';

/**
 * The fields of a form for day, time and psychologist. A type, not an interface, so that it is assignable to a record
 * of fields.
 */
export type WhenValues = {
	/** `2026-11-24` */
	readonly date?: string | undefined;
	/** `9:00 AM` */
	readonly time?: string | undefined;
	/** Absent: the first available. */
	readonly psychologistId?: string | undefined;
	/** Ticked for a time in a break. */
	readonly overBreak?: boolean | undefined;
};

export interface DayQuestion {
	/** Without it, no time is shown as free. */
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
	/** The typed day, or today; `undefined` until loaded. */
	readonly shown: StaffTimes | undefined;
	/** The reading of the typed time. */
	readonly reading: TimeReading | undefined;
}

/** The server's state of the form's day; fetched again on demand. */
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
