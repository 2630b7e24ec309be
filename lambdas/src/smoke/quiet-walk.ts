import type { SiteClient } from './site-client.ts';
import { expected, type Report, step } from './steps.ts';
import { walkAsVisitor } from './visitor-walk.ts';

/** Nobody has this address: Amazon's mailbox simulator would take a mail to it, and none is sent. */
const NOBODY = { email: 'success+canary@simulator.amazonses.com', password: 'Aa1!nobody-has-this-password' };

/**
 * The way to a booking as far as nothing is left behind: pages, the centre's facts, services, free times, and the log-in, which must refuse
 * somebody it does not know. A visit that was booked and cancelled four times an hour would stand in the figures and lists of staff, and its
 * client beside their clients; booking itself is walked after each deployment (`npm run smoke`).
 */
export async function walkQuietly(site: SiteClient, report: Report, now: Date): Promise<void> {
	await walkAsVisitor(site, report, now);
	await step('log-in', report, async () => {
		const { status, problem } = await site.call('login', { body: NOBODY });
		expected(status === 401, `The log-in of somebody unknown answered ${status} instead of 401 (${problem}).`);
	});
}
