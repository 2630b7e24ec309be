import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { WebVitalsReport } from '@tulia/contracts/telemetry/schemas';
import { metricsOf } from '../platform/metrics.ts';

type Measured = Exclude<keyof WebVitalsReport, 'module' | 'route'>;

const FIGURES = {
	firstByte: { name: 'FirstByte', unit: MetricUnit.Milliseconds },
	largestPaint: { name: 'LargestPaint', unit: MetricUnit.Milliseconds },
	slowestAnswer: { name: 'SlowestAnswer', unit: MetricUnit.Milliseconds },
	layoutShift: { name: 'LayoutShift', unit: MetricUnit.NoUnit },
} as const satisfies Record<Measured, object>;

/**
 * One line for a visit, from which CloudWatch computes percentiles by module. The route is a property and no dimension:
 * thirty routes would be a hundred metrics, each billed monthly.
 */
export function recordWebVitals({ module, route, ...measured }: WebVitalsReport): void {
	const metrics = metricsOf('engagement');
	metrics.addDimension('module', module).addMetadata('route', route);
	for (const key of Object.keys(FIGURES) as Measured[]) {
		const value = measured[key];
		if (value !== undefined) metrics.addMetric(FIGURES[key].name, FIGURES[key].unit, value);
	}
	if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
}
