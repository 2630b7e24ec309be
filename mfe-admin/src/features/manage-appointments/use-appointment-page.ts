import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { useListAppointmentsQuery } from '../../api/visits/appointments-api.ts';
import { keepPreviousData, type ListQuery } from '../../lib/lists/keep-previous-data.ts';
import type { ListView } from './list-address.ts';

/** The page of the list that a view asks for. */
export function useAppointmentPage({ after, search, ...filters }: ListView): ListQuery<AdminAppointmentList> {
	const query = { search: search.trim(), ...filters, cursor: after.at(-1) };
	// A cached list would show an appointment under the status it had before an outcome was recorded.
	return keepPreviousData(useListAppointmentsQuery(query, { refetchOnMountOrArgChange: true }));
}
