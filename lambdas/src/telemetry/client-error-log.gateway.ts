import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { ClientErrorReport } from '@tulia/contracts/telemetry/schemas';
import { log } from '../platform/log.ts';
import { metricsOf } from '../platform/metrics.ts';

const metrics = metricsOf('engagement');

/** A log line that names what broke where, and a metric with the module as its dimension, for the module's alarm. */
export function recordClientError({ message, ...report }: ClientErrorReport): void {
	log.error('CLIENT_ERROR', { ...report, errorMessage: message });
	const name = report.kind === 'load' ? 'ModuleLoadFailures' : 'ClientErrors';
	metrics.singleMetric().addDimension('module', report.module).addMetric(name, MetricUnit.Count, 1);
}
