import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../platform/metrics.ts';

/** Longer than a visitor would wait. */
const TIMEOUT_MS = 10_000;

/** The status of a page at `origin`. Redirects are not followed, because no page of the site needs one. */
export const statusAt =
	(origin: string) =>
	async (path: string): Promise<number | undefined> => {
		const request = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
		// DNS, certificate, connection and timeout failures are the same to a visitor.
		return fetch(`${origin}${path}`, request).then(
			({ status }) => status,
			() => undefined,
		);
	};

export function countSiteCheck(failed: boolean): void {
	const metrics = metricsOf('publisher');
	metrics.addMetric('SiteChecks', MetricUnit.Count, 1);
	metrics.addMetric('SiteChecksFailed', MetricUnit.Count, failed ? 1 : 0);
	metrics.publishStoredMetrics();
}
