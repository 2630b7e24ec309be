import type { AdminAppointment, AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { ColleagueTimes } from '@tulia/contracts/availability/schemas';
import { listAppointments } from '@tulia/contracts/routes/appointment';
import { listColleagueTimes } from '@tulia/contracts/routes/availability';
import { baseApi, requestFor } from '@tulia/platform';

interface Days {
	/** First and last calendar day, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** More pages of 100 appointments than any week has. */
const MOST_PAGES = 20;

const calendarApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		/**
		 * Every appointment of a range of days: all pages of `listAppointments`, because a partial calendar would mislead.
		 */
		listAppointmentsOfDays: build.query<readonly AdminAppointment[], Days>({
			// The cache of the list is bypassed: a change removes its unused entries even while they load.
			queryFn: async (days, _api, _extra, fetchPage) => {
				const found: AdminAppointment[] = [];
				let cursor: string | undefined;
				for (let page = 0; page < MOST_PAGES; page += 1) {
					const { data, error } = await fetchPage(
						requestFor(listAppointments, { query: { ...days, limit: '100', cursor } }),
					);
					if (error !== undefined) return { error };
					const { data: rows, nextCursor } = data as AdminAppointmentList;
					found.push(...rows);
					cursor = nextCursor;
					if (cursor === undefined) break;
				}
				return { data: found };
			},
			providesTags: ['Appointment'],
		}),
		listColleagueTimes: build.query<ColleagueTimes, { readonly date: string }>({
			query: (query) => requestFor(listColleagueTimes, { query }),
			providesTags: ['Availability'],
		}),
	}),
});

export const { useListAppointmentsOfDaysQuery, useListColleagueTimesQuery } = calendarApi;
