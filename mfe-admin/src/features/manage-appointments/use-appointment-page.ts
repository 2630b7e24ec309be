import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import type { AsyncQuery } from '@tulia/ui';
import { useListAppointmentsQuery } from '../../api/appointments-api.ts';
import type { ListView } from './list-address.ts';

interface AppointmentPage extends AsyncQuery<AdminAppointmentList> {
	/** What is shown is still the answer to the question before. */
	readonly isBehind: boolean;
	readonly error?: unknown;
}

/**
 * The page of the list that a view asks for. The rows of the view before stay, dimmed, until the answer is here; but where
 * this question has failed, rows that answer another one would lie.
 */
export function useAppointmentPage({ search, status, from, to, needs, after }: ListView): AppointmentPage {
	const asked = { search: search.trim(), status, from, to, needs, cursor: after.at(-1) };
	// A list from before an outcome was recorded would show it in the wrong place: every view is asked for anew.
	const query = useListAppointmentsQuery(asked, { refetchOnMountOrArgChange: true });
	const { data, currentData, error, isError, isFetching, isLoading, refetch } = query;
	const shown = error === undefined ? data : currentData;
	return {
		data: shown,
		error,
		isError,
		isFetching,
		isLoading,
		refetch,
		isBehind: shown !== undefined && currentData === undefined,
	};
}
