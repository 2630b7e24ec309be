import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { useListAppointmentsQuery } from '../../api/visits/appointments-api.ts';
import { keepPreviousData, type ListQuery } from '../../lib/lists/keep-previous-data.ts';
import type { ListView } from './list-address.ts';

export function useAppointmentPage({ after, search, ...filters }: ListView): ListQuery<AdminAppointmentList> {
	const query = { search: search.trim(), ...filters, cursor: after.at(-1) };
	// The list is refetched on mount, because a cached one may have the status from before an outcome was recorded.
	return keepPreviousData(useListAppointmentsQuery(query, { refetchOnMountOrArgChange: true }));
}
