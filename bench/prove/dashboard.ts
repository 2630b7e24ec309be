import { freshTable } from '@tulia/test-kit/fresh-table';

import { type BookingFixture, bookingFixture } from '../../lambdas/test-support/appointment/booking-fixture.ts';

import { EIGHT_PSYCHOLOGISTS } from '../../lambdas/test-support/dashboard/full-day.ts';
import { type Costs, costsOver, proveRecount } from '../../lambdas/test-support/dashboard/prove-dashboard.ts';

/** Read units that the dashboard may consume, whatever the history (decision 017). */
const MAX_UNITS = 20;

async function withFixture<T>(
	work: (fixture: BookingFixture) => Promise<T>,
	psychologists: readonly string[] = ['amina', 'beth', 'caro'],
): Promise<T> {
	const fixture = await bookingFixture(await freshTable(), psychologists);
	return work(fixture).finally(() => fixture.close());
}

/** Promise P7: after a random history the dashboard equals a count of every item. */
export async function dashboardRecount(operations: number): Promise<readonly string[]> {
	const { done, differences } = await withFixture((fixture) => proveRecount(fixture, operations, 20261121));
	if (differences.length > 0) throw new Error(differences.join('\n'));
	const kinds = Object.entries(done).map(([what, times]) => `${times} × ${what}`);
	return [
		`${operations} operations of a random history, two at a time, through the use cases the functions run: ${kinds.join(', ')} succeeded.`,
		'',
		'Every figure, series and list of the dashboard equals a count over the whole table.',
	];
}

/** The cost of the dashboard and two lists as the history grows a thousandfold. */
export async function dashboardCost(histories: readonly number[]): Promise<readonly string[]> {
	const costs: Costs[] = [];
	for (const history of histories)
		costs.push(await withFixture((fixture) => costsOver(fixture, history), EIGHT_PSYCHOLOGISTS));
	const dear = costs.filter(({ dashboard, fullDay }) => Math.max(dashboard, fullDay) > MAX_UNITS);
	if (dear.length > 0) throw new Error(`More than ${MAX_UNITS} units: ${JSON.stringify(dear)}`);
	// A list shows a range of days, so a longer history must not raise its cost.
	const full = costs.filter(({ history }) => history >= 10_000);
	for (const list of ['dashboard', 'fullDay', 'appointments', 'users'] as const)
		if (new Set(full.map((one) => one[list])).size > 1) throw new Error(`${list} grows: ${JSON.stringify(costs)}`);
	return [
		'Read units of one request, on a day with nine sessions, three of them over, and one client whose mail bounced; before it, eighteen appointments on each past day.',
		'',
		'| appointments of the past | dashboard | dashboard of a full day | appointments (the list, from today on) | users (a page) |',
		'|---|---|---|---|---|',
		...costs.map(
			(one) => `| ${one.history} | ${one.dashboard} | ${one.fullDay} | ${one.appointments} | ${one.users} |`,
		),
		'',
		'The full day has forty visits of forty clients, every second one with a note of maximum length; fifty visits of the days before have no outcome yet, the mails of eleven clients bounced, and five other clients booked last. Six visits of today are shown, three people to phone, two visits without an outcome and the latest booking: each of these people has a name on the page, and linked pages list all.',
	];
}
