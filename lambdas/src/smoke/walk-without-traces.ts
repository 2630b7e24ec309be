import type { SiteClient } from './site-client.ts';
import { expected, type Report, step } from './steps.ts';
import { type FreeTime, walkAsVisitor } from './visitor-walk.ts';

/** An address without an account: Amazon's mailbox simulator would accept a mail to it, and none is sent. */
const UNKNOWN_LOGIN = { email: 'success+canary@simulator.amazonses.com', password: 'Aa1!nobody-has-this-password' };

/**
 * Everything up to the commit of a booking: pages, the centre's facts, services, free times, a log-in that must be
 * refused, and a dry run of the last free time. Nothing is left where staff look (decision 055).
 */
export async function walkWithoutTraces(site: SiteClient, report: Report, now: Date): Promise<void> {
	const free = await walkAsVisitor(site, report, now);
	await step('log-in', report, async () => {
		const { status, problem } = await site.call('login', { body: UNKNOWN_LOGIN });
		expected(status === 401, `The log-in of an unknown account answered ${status} instead of 401 (${problem}).`);
	});
	await step('booking, as a dry run', report, () => dryRun(site, free));
}

/** Turned-off bookings are no failure. */
async function dryRun(site: SiteClient, free: FreeTime): Promise<void> {
	const { status, problem } = await site.call('dryRunBooking', { body: { ...free } });
	expected(status === 204 || problem.startsWith('turned_off'), `dryRunBooking answered ${status} (${problem}).`);
}
