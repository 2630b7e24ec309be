import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { useListAppointmentsQuery } from '../../api/visits/appointments-api.ts';
import { keepPreviousData, type ListQuery } from '../../lib/lists/keep-previous-data.ts';
import type { ListView } from './list-address.ts';

export function useAppointmentPage({ after, search, ...filters }: ListView): ListQuery<AdminAppointmentList> {
	const query = { search: search.trim(), ...filters, cursor: after.at(-1) };
	// Refetched on mount: a cached list could have the status from before an outcome.
	return keepPreviousData(useListAppointmentsQuery(query, { refetchOnMountOrArgChange: true }));
}
