import { useForm } from '@tulia/ui/form';
import { useEffect, useRef } from 'react';
import { useListFollowingTimesQuery } from '../../api/visits/next-visit-api.ts';
import type { SeriesValues } from './series-values.ts';

/**
 * Fills in the first visit of a series from a visit of the client, with the time after that visit. Existing input is
 * not replaced.
 */
export function LikeVisit({ visitId }: { readonly visitId: string }): null {
	const form = useForm<SeriesValues>();
	const { currentData } = useListFollowingTimesQuery({ id: visitId });
	const isDone = useRef(false);
	useEffect(() => {
		if (!currentData || isDone.current) return;
		isDone.current = true;
		const { serviceId, forWhom, psychologistId, data } = currentData;
		const [next] = data;
		const when = next ? { date: next.date, time: next.time, psychologistId } : {};
		const typed = form.getState().values;
		form.batch(() => {
			for (const [field, value] of Object.entries({ serviceId, forWhom, ...when })) {
				const name = field as keyof SeriesValues;
				if (typed[name] === undefined) form.change(name, value as never);
			}
		});
	}, [currentData, form]);
	return null;
}
