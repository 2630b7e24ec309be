import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Audience } from '@tulia/contracts/endpoint';
import type { EndpointName } from '@tulia/contracts/endpoints';
import { metricsOf } from '../metrics.ts';

/** Statuses that our own booking form, which knows the contract, never causes while both fit together. */
const FORM_ERRORS: ReadonlySet<number> = new Set([400, 413, 415]);

type Counts = Readonly<Record<string, number>>;

/** What else an answer of the booking function tells, by its endpoint. */
const more: Readonly<Partial<Record<EndpointName, (status: number) => Counts>>> = {
	createAppointment: (status) => bookingCounts(status),
	listAvailableTimes: () => ({ TimesAsked: 1 }),
};

const bookingCounts = (status: number): Counts => ({
	BookingAttempts: 1,
	BookingsMade: status === 201 ? 1 : 0,
	BookingFormErrors: FORM_ERRORS.has(status) ? 1 : 0,
});

/**
 * What alarms and service levels ask of one answer. Every answer about bookings counts; of the others only failures do, because a
 * metric costs by being written, and nobody asks how many there were.
 */
export function countsOf(audience: Audience, endpoint: EndpointName, status: number): Counts {
	const failed = status >= 500 ? 1 : 0;
	if (audience !== 'booking') return failed ? { ServerErrors: 1 } : {};
	return { Answers: 1, ServerErrors: failed, ...more[endpoint]?.(status) };
}

/** Counts an answer where CloudWatch reads it. */
export function countAnswer(audience: Audience, endpoint: EndpointName, status: number): void {
	const counts = Object.entries(countsOf(audience, endpoint, status));
	if (counts.length === 0) return;
	const metrics = metricsOf(audience);
	for (const [name, count] of counts) metrics.addMetric(name, MetricUnit.Count, count);
	metrics.publishStoredMetrics();
}
