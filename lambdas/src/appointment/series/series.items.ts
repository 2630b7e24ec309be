import { DAY } from '@tulia/centre/durations';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { jobExpiry } from '../../outbox/job.items.ts';
import { forgottenAt } from '../retention.ts';
import type { Series, SeriesOrder } from '../series.ts';

export const seriesKey = (seriesId: string) => ({ PK: `SERIES#${seriesId}`, SK: 'S' }) as const;
export const orderKey = (orderId: string) => ({ PK: `SERIES#${orderId}`, SK: 'ORDER' }) as const;

/** A series expires with the last visit that could be booked for it now. */
export const seriesExpiry = (now: Date): number =>
	forgottenAt(new Date(now.getTime() + bookingRules.horizonDays * DAY).toISOString());

export const seriesItem = ({ id, every, visitIds }: Series, now: Date) => ({
	...seriesKey(id),
	entity: 'series',
	...{ id, every, visitIds },
	ttl: seriesExpiry(now),
});

/** Expires with the job of its notice. */
export const orderItem = (order: SeriesOrder, now: Date) => ({
	...orderKey(order.id),
	entity: 'series-order',
	...order,
	ttl: jobExpiry(now),
});
