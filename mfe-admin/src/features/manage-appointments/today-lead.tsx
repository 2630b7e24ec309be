import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { todayWords } from './today-words.ts';
import { useVisitsToday } from './use-visits-today.ts';

/** The summary of the rest of today. Renders nothing until loaded, or after an error, which the list below shows. */
export function TodayLead({ now }: { readonly now: Date }): ReactNode {
	const { data } = useVisitsToday(now);
	const needsOutcome = useGetDashboardQuery().data?.needsOutcomeCount;
	return data ? todayWords(data.data, needsOutcome, now) : '\u00a0';
}
