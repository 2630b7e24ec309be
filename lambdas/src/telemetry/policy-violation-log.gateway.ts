import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { log } from '../platform/log.ts';
import { metricsOf } from '../platform/metrics.ts';
import type { PolicyViolation } from './policy-violations.ts';

const metrics = metricsOf('engagement');

/** A line in the log with the page, and a figure whose line names directive and host, without a metric for each that anybody may send. */
export function recordPolicyViolation(violation: PolicyViolation): void {
	log.warn('POLICY_VIOLATION', { ...violation });
	metrics
		.singleMetric()
		.addMetadata('directive', violation.directive)
		.addMetadata('blockedHost', violation.blockedHost)
		.addMetric('PolicyViolations', MetricUnit.Count, 1);
}
