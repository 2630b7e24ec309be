import { call, registerClient } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { functionLogs, invoke } from '../support/local-aws.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();

/** The metrics in a function's log, as CloudWatch would extract them. */
async function metricsOf(service: string): Promise<readonly Record<string, unknown>[]> {
	const lines = JSON.parse(await functionLogs(site.cloud)) as readonly { readonly line: string }[];
	return lines
		.filter(({ line }) => line.includes('"_aws"'))
		.map(({ line }) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>)
		.filter((metric) => metric.service === service);
}

test('the sweep requests the pages of the site like a visitor, and counts one successful check', async () => {
	// A check delayed by a busy machine counts as failed, as designed; the next one succeeds.
	const sweep = async () => {
		await invoke(site.cloud, 'tulia-publisher', { kind: 'sweep' });
		return metricsOf('publisher');
	};
	await until(sweep, (all) => all.some((metric) => metric.SiteChecks === 1 && metric.SiteChecksFailed === 0));
});

test('a booking form that does not fit the contract is counted for its alarm', async () => {
	const token = await registerClient(site.cloud.origin);
	const { status } = await call(site.cloud.origin, '/api/appointments', { method: 'POST', body: { date: 1 }, token });
	expect(status).toBe(400);
	expect(await metricsOf('booking')).toContainEqual(
		expect.objectContaining({ BookingAttempts: 1, BookingsMade: 0, BookingFormErrors: 1, ServerErrors: 0 }),
	);
});

test('an address with a trailing slash leads to the page, through the code of the edge', async () => {
	const answer = await fetch(`${site.cloud.origin}/services/?page=2`, { redirect: 'manual' });
	expect(answer.status).toBe(301);
	expect(answer.headers.get('location')).toMatch(/\/services\?page=2$/);
});
