import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../../platform/metrics.ts';

const metrics = metricsOf('booking');

/** Counts in CloudWatch what no person does; an alarm rings on each of them (infra, `ApiStack`). */
export function countBookingAlarm(name: 'BookingLimitMet' | 'UnconfirmedVisitsFull'): void {
	metrics.singleMetric().addMetric(name, MetricUnit.Count, 1);
}
