import { dayOf } from '@tulia/centre/clock';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { useListAppointmentsQuery } from '../../api/visits/appointments-api.ts';
import { todayWords } from './today-words.ts';

/** What is left of today. Silent until it is known: the list beneath it says what failed. */
export function TodayLead({ now }: { readonly now: Date }): ReactNode {
	const today = dayOf(now);
	const { data } = useListAppointmentsQuery(
		{ from: today, to: today, limit: '100' },
		{ refetchOnMountOrArgChange: true },
	);
	const needsOutcome = useGetDashboardQuery().data?.needsOutcomeCount;
	return data ? todayWords(data.data, needsOutcome, now) : '\u00a0';
}
