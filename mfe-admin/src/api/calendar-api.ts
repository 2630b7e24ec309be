import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { type ApiError, baseApi, problemIn } from '@tulia/platform';
import { loadAppointments } from './appointments-api.ts';

interface Days {
	/** First and last calendar day, both included. */
	readonly from: string;
	readonly to: string;
}

/** More pages of 100 than any week of the centre has. */
const MOST_PAGES = 20;

/** One failed page fails the whole query. */
function reasonOf(error: unknown): ApiError {
	const problem = problemIn(error);
	return problem ? { kind: 'problem', problem } : { kind: 'network' };
}

const calendarApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		/** Every appointment of some days: all the pages of `listAppointments`, since a partial calendar would mislead. */
		listAppointmentsOfDays: build.query<readonly AdminAppointment[], Days>({
			queryFn: async (days, { dispatch }) => {
				const found: AdminAppointment[] = [];
				let cursor: string | undefined;
				for (let page = 0; page < MOST_PAGES; page += 1) {
					const query = { ...days, limit: '100', cursor };
					const { data, error } = await dispatch(loadAppointments(query, { subscribe: false, forceRefetch: true }));
					if (!data) return { error: reasonOf(error) };
					found.push(...data.data);
					cursor = data.nextCursor;
					if (cursor === undefined) break;
				}
				return { data: found };
			},
			providesTags: ['Appointment'],
		}),
	}),
});

export const { useListAppointmentsOfDaysQuery } = calendarApi;
