import { dayOf } from '@tulia/centre/clock';
import { useListAppointmentsQuery } from '../../api/visits/appointments-api.ts';

export function useVisitsToday(now: Date) {
	const today = dayOf(now);
	return useListAppointmentsQuery({ from: today, to: today, limit: '100' }, { refetchOnMountOrArgChange: true });
}
