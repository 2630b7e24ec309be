import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { log } from '../platform/log.ts';
import { metricsOf } from '../platform/metrics.ts';
import type { PolicyViolation } from './policy-violations.ts';

const metrics = metricsOf('engagement');

/** A log line and one metric. A metric for each directive and host would be unbounded, as visitors send the values. */
export function recordPolicyViolation(violation: PolicyViolation): void {
	log.warn('POLICY_VIOLATION', { ...violation });
	metrics
		.singleMetric()
		.addMetadata('directive', violation.directive)
		.addMetadata('blockedHost', violation.blockedHost)
		.addMetric('PolicyViolations', MetricUnit.Count, 1);
}
