import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../../../platform/metrics.ts';

const metrics = metricsOf('booking');

/** CloudWatch metrics of what only programs do; each has an alarm (infra, `ApiStack`). */
export function countBookingAlarm(name: 'BookingLimitMet' | 'UnconfirmedVisitsFull'): void {
	metrics.singleMetric().addMetric(name, MetricUnit.Count, 1);
}
