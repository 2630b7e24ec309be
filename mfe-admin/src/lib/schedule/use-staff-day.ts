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
	/** The id of the psychologist; absent for the first one who is free. */
	readonly psychologistId?: string | undefined;
	/** Ticked for a time that overlaps a break. */
	readonly overBreak?: boolean | undefined;
};

export interface DayQuestion {
	/** The service to be booked. Until it is chosen, no time is shown as free. */
	readonly serviceId: string | undefined;
	/** The id of the visit that is being moved, whose own time counts as free. */
	readonly moving?: string | undefined;
}

interface StaffDay {
	readonly query: {
		readonly currentData?: StaffTimes | undefined;
		readonly error?: unknown;
		readonly isFetching: boolean;
		readonly refetch: () => unknown;
	};
	/** The data of the typed day, or of today; `undefined` until loaded. */
	readonly shown: StaffTimes | undefined;
	/** How the typed time was understood. */
	readonly reading: TimeReading | undefined;
}

/** The times of the form's day, from the server. They can be fetched again. */
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
