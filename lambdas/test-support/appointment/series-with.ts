import type { BookSeriesDeps } from '../../src/appointment/series/book-series.usecase.ts';
import { bookSeries } from '../../src/appointment/series/book-series.usecase.ts';

export const TUESDAYS = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'] as const;
export const SERIES_KEY = '1b671a64-40d5-491e-99b0-da01ff1f3341';

export interface SeriesOptions {
	readonly clientId?: string;
	readonly seriesId?: string;
	readonly dates?: readonly string[];
	readonly time?: string;
	readonly psychologistId?: string;
	readonly key?: string;
}

/** Staff book a series: stress with Amina, four Tuesdays, 9:00 AM, unless the options differ. */
export const seriesWith =
	(deps: BookSeriesDeps) =>
	({
		clientId = 'client',
		seriesId,
		dates = TUESDAYS,
		time = '9:00 AM',
		psychologistId = 'amina',
		key = SERIES_KEY,
	}: SeriesOptions = {}) =>
		bookSeries(deps)({
			body: {
				...(seriesId === undefined ? {} : { seriesId }),
				...{ clientId, serviceId: 'stress', forWhom: 'me', every: 'week' },
				visits: dates.map((date) => ({ date, time, psychologistId })),
			},
			caller: { userId: 'staff' },
			idempotencyKey: key,
		});
