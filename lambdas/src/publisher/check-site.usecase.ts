import { log } from '../platform/log.ts';

/** The pages whose loss hurts most: home, booking and help. */
const CHECKED = ['/', '/schedule-appointment', '/help-now'] as const;

export interface CheckSiteDeps {
	/** Requests a page at the site's public address; undefined when no response arrives in time. */
	readonly statusOf: (path: string) => Promise<number | undefined>;
	/** Counts one check, and whether it failed, for the service level and its alarm. */
	readonly count: (failed: boolean) => void;
}

/**
 * Checks the site as visitors reach it: name, certificate, distribution and bucket. A site with few visitors would
 * reveal an outage too late, and one check a minute is a basis for a service level. Never throws.
 */
export const checkSite =
	({ statusOf, count }: CheckSiteDeps) =>
	async (): Promise<void> => {
		const answers = await Promise.all(CHECKED.map(async (path) => ({ path, status: await statusOf(path) })));
		const failed = answers.filter(({ status }) => status !== 200);
		for (const { path, status } of failed) log.error('SITE_CHECK_FAILED', { path, status });
		count(failed.length > 0);
	};
