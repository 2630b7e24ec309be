import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Audience } from '@tulia/contracts/endpoint';
import type { EndpointName } from '@tulia/contracts/endpoints';
import { metricsOf } from '../metrics.ts';

/** Statuses that a booking form of the current contract never causes. */
const FORM_ERRORS: ReadonlySet<number> = new Set([400, 413, 415]);

type Counts = Readonly<Record<string, number>>;

/** Additional counts for responses of the booking function, by endpoint. */
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
 * The counts of one response for alarms and service levels. Every response about bookings counts; of the others only
 * failures do, because every written metric costs, and the total is not used.
 */
export function countsOf(audience: Audience, endpoint: EndpointName, status: number): Counts {
	const failed = status >= 500 ? 1 : 0;
	if (audience !== 'booking') return failed ? { ServerErrors: 1 } : {};
	return { Answers: 1, ServerErrors: failed, ...more[endpoint]?.(status) };
}

/** Writes the counts of a response to the log, where CloudWatch reads them. */
export function countAnswer(audience: Audience, endpoint: EndpointName, status: number): void {
	const counts = Object.entries(countsOf(audience, endpoint, status));
	if (counts.length === 0) return;
	const metrics = metricsOf(audience);
	for (const [name, count] of counts) metrics.addMetric(name, MetricUnit.Count, count);
	metrics.publishStoredMetrics();
}
