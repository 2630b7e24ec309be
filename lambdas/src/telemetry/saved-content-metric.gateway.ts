import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { SavedRead } from '@tulia/contracts/telemetry/schemas';
import { metricsOf } from '../platform/metrics.ts';

const metrics = metricsOf('engagement');

/** Counts uses of saved content in CloudWatch; the line names the read, without a metric for each. */
export function countSavedContent(read: SavedRead, times: number): void {
	metrics.singleMetric().addMetadata('read', read).addMetric('SavedContentShown', MetricUnit.Count, times);
}
