import type { QueryOf } from '@tulia/contracts/endpoint';
import type { listSeriesTimes } from '@tulia/contracts/series/endpoints';
import type { SeriesTimes } from '@tulia/contracts/series/schemas';
import { useFormState } from '@tulia/ui/form';
import { useListSeriesTimesQuery } from '../../api/visits/series-api.ts';
import type { RequestedTime } from '../../lib/series/requested-times.ts';
import type { SeriesValues } from './series-values.ts';

type Question = QueryOf<typeof listSeriesTimes>;

/** The query of the dates of a series; `undefined` until the first visit is known. */
export function questionOf(clientId: string, values: SeriesValues): Question | undefined {
	const { serviceId = '', date = '', time = '', psychologistId = '', every = 'week', count = '8' } = values;
	const isKnown = serviceId !== '' && date !== '' && time !== '' && psychologistId !== '';
	return isKnown ? { clientId, serviceId, psychologistId, date, time, every, count } : undefined;
}

export const requestedTimesOf = (
	{ data, psychologist }: SeriesTimes,
	{ psychologistId }: Question,
): readonly RequestedTime[] =>
	data.map((time) => ({ key: `${time.date} ${time.time}`, time, psychologistId, psychologist }));

export function useProposedTimes(clientId: string) {
	const { values } = useFormState<SeriesValues>({ subscription: { values: true } });
	const question = questionOf(clientId, values);
	const nothing = { clientId, serviceId: '', psychologistId: '', date: '', time: '' };
	const query = useListSeriesTimesQuery(question ?? nothing, {
		skip: question === undefined,
		refetchOnMountOrArgChange: true,
	});
	const times = question && query.currentData;
	return { question, query, values, requested: times ? requestedTimesOf(times, question) : undefined };
}
