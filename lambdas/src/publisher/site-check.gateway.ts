import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../platform/metrics.ts';

/** A visitor has gone by then. */
const TIMEOUT_MS = 10_000;

/** The status of a page at `origin`. A redirect is an answer of its own: no page of the site needs one. */
export const statusAt =
	(origin: string) =>
	async (path: string): Promise<number | undefined> => {
		const request = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
		// No name, no certificate, no connection, no answer in time: to a visitor they are one.
		return fetch(`${origin}${path}`, request).then(
			({ status }) => status,
			() => undefined,
		);
	};

/** Counts a check in CloudWatch. */
export function countSiteCheck(failed: boolean): void {
	const metrics = metricsOf('publisher');
	metrics.addMetric('SiteChecks', MetricUnit.Count, 1);
	metrics.addMetric('SiteChecksFailed', MetricUnit.Count, failed ? 1 : 0);
	metrics.publishStoredMetrics();
}
