import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { SavedRead } from '@tulia/contracts/telemetry/schemas';

const NAME = 'SavedContentShown';
const metrics = new Metrics({ namespace: 'Tulia', serviceName: 'engagement' });

/** Counts uses of saved content in CloudWatch: by read, to find the cause, and over all reads, for the alarm. */
export function countSavedContent(read: SavedRead, times: number): void {
	metrics.singleMetric().addDimension('read', read).addMetric(NAME, MetricUnit.Count, times);
	metrics.singleMetric().addMetric(NAME, MetricUnit.Count, times);
}
