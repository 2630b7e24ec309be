import { freshTable } from '@tulia/test-kit/fresh-table';
import { bookingFixture } from '../../lambdas/test-support/appointment/booking-fixture.ts';
import { EIGHT_PSYCHOLOGISTS } from '../../lambdas/test-support/dashboard/full-day.ts';
import { proveReportRecount, reportCosts } from '../../lambdas/test-support/report/prove-reports.ts';

/** Read units of a request for a year (decision 017). */
const MAX_UNITS = 2500;

/** The reports equal a count of every item, within their read budget. */
export async function reports(operations: number): Promise<readonly string[]> {
	const random = await bookingFixture(await freshTable(), ['amina', 'beth', 'caro']);
	const { done, spans, differences } = await proveReportRecount(random, operations, 20261124).finally(random.close);
	if (differences.length > 0) throw new Error(differences.join('\n'));
	const full = await bookingFixture(await freshTable(), EIGHT_PSYCHOLOGISTS);
	const costs = await reportCosts(full, EIGHT_PSYCHOLOGISTS).finally(full.close);
	const dear = costs.filter(({ visitUnits, incomeUnits }) => Math.max(visitUnits, incomeUnits) > MAX_UNITS);
	if (dear.length > 0) throw new Error(`More than ${MAX_UNITS} units: ${JSON.stringify(dear)}`);
	const kinds = Object.entries(done).map(([what, times]) => `${times} × ${what}`);
	return [
		`${operations} operations of a random history, two at a time, through the use cases the functions run: ${kinds.join(', ')} succeeded.`,
		'',
		`Every figure of both reports, of ${spans} spans (each week, the last thirty days, the last year), equals a count over the whole table.`,
		'',
		'Read units and calls of one request, in a centre with forty visits and forty payments on each day of the two stored years, of 1,500 clients; a page sends two requests, for the span and for the equal one before.',
		'',
		'| days | visits | report of visits | report of income |',
		'|---|---|---|---|',
		...costs.map(
			({ from, to, visits, ...cost }) =>
				`| ${from} to ${to} | ${visits} | ${cost.visitUnits} units, ${cost.visitCalls} calls | ${cost.incomeUnits} units, ${cost.incomeCalls} calls |`,
		),
	];
}
