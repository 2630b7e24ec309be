import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { bookSeries } from '@tulia/contracts/series/endpoints';
import type { WhenValues } from '../../lib/schedule/use-staff-day.ts';
import { type Choices, type RequestedTime, timesToRequest } from '../../lib/series/requested-times.ts';

/** The form values. A type, not an interface, so that it is assignable to a record of fields. */
export type SeriesValues = WhenValues & {
	readonly serviceId?: string | undefined;
	readonly forWhom?: ForWhom | undefined;
	readonly every?: Rhythm | undefined;
	/** The number of visits, as the value of a select. */
	readonly count?: string | undefined;
	readonly choices?: Choices | undefined;
};

export const SERIES_FIELDS = [
	...(['serviceId', 'forWhom', 'date', 'time', 'psychologistId', 'every', 'count', 'choices'] as const),
];

type Body = BodyOf<typeof bookSeries>;

/** The request for the chosen dates, each with its time and psychologist. */
export const seriesOf = (
	clientId: string,
	{ serviceId = '', forWhom, every = 'week', choices = {} }: SeriesValues,
	requested: readonly RequestedTime[],
): Omit<Body, 'forWhom'> & { readonly forWhom: ForWhom | undefined } => ({
	...{ clientId, serviceId, forWhom, every },
	visits: timesToRequest(choices, requested).map(({ chosen: { date, time, psychologistId } }) => ({
		...{ date, time, psychologistId },
	})),
});

export const isWhole = <B extends ReturnType<typeof seriesOf>>(body: B): body is B & Pick<Body, 'forWhom'> =>
	body.forWhom !== undefined;
