import { log } from '../platform/log.ts';

/** Pages whose loss hurts most: the way in, the way to a booking, and the way to help. */
const CHECKED = ['/', '/schedule-appointment', '/help-now'] as const;

export interface CheckSiteDeps {
	/** Asks for a page at the site's own address, as a visitor would; undefined when no answer comes in time. */
	readonly statusOf: (path: string) => Promise<number | undefined>;
	/** Counts one check, and whether it failed, for the service level and its alarm. */
	readonly count: (failed: boolean) => void;
}

/**
 * Asks for the site where visitors do: through name, certificate, distribution and bucket. A site with few visitors learns from them
 * too late that it is gone, and one check a minute is a number that a service level can be computed from. Never throws.
 */
export const checkSite =
	({ statusOf, count }: CheckSiteDeps) =>
	async (): Promise<void> => {
		const answers = await Promise.all(CHECKED.map(async (path) => ({ path, status: await statusOf(path) })));
		const failed = answers.filter(({ status }) => status !== 200);
		for (const { path, status } of failed) log.error('SITE_CHECK_FAILED', { path, status });
		count(failed.length > 0);
	};
