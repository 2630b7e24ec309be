import { randomBytes } from 'node:crypto';
import type { SiteClient } from './site-client.ts';
import { addressOfRun } from './smoke-run.ts';
import { answered, expected, type Report, recordOf, rowsOf, step, textOf } from './steps.ts';
import type { TestClientTraces } from './test-client-traces.ts';
import type { FreeTime } from './visitor-walk.ts';

/** A client of this run alone: the address contains the run's id. */
function testClient() {
	const id = randomBytes(8).toString('hex');
	return { id, email: addressOfRun(id), password: `Aa1!${randomBytes(12).toString('hex')}` };
}

interface ClientWalkDeps {
	readonly site: SiteClient;
	readonly report: Report;
	readonly traces: TestClientTraces;
}

/** Registers, books, cancels and closes the account. In every outcome the client is removed from the figures. */
export async function walkAsClient(
	{ site, report, traces }: ClientWalkDeps,
	{ serviceId, date, time }: FreeTime,
): Promise<void> {
	const { id, ...login } = testClient();
	await step('noting the test client', report, () => traces.begin(id));
	try {
		const token = await step('registering', report, async () => {
			const body = { ...login, name: 'Smoke Test', confirmPassword: login.password, terms: true };
			return textOf(await answered(site, 'register', 201, { body }), 'token');
		});
		await bookAndCancel(site, report, { token, freeTime: { serviceId, date, time } });
		await step('taking client and visit out of the figures', report, () => traces.uncount(id));
		await step('erasing the account', report, async () => {
			const body = { currentPassword: login.password, confirmation: 'delete my account' };
			await answered(site, 'deleteAccount', 204, { token, body });
		});
		await step('log-in after the erasure', report, async () => {
			const { status } = await site.call('login', { body: login });
			expected(status === 401, `The log-in answered ${status} instead of 401.`);
		});
	} catch (error) {
		await removeAfter(error, report, () => traces.remove(id));
	}
	await step('forgetting the test client', report, () => traces.end(id));
}

/** Reports the failure of the walk itself, even when the removal fails too; the next walk removes the client then. */
async function removeAfter(failure: unknown, report: Report, remove: () => Promise<void>): Promise<never> {
	await remove().then(
		() => report('    The test client was removed all the same.'),
		(error: unknown) =>
			report(
				`    The test client is still there, and is removed by the next walk that begins a quarter of an hour from now: ${error instanceof Error ? error.message : String(error)}`,
			),
	);
	throw failure;
}

interface Visit {
	readonly token: string;
	readonly freeTime: FreeTime;
}

async function bookAndCancel(site: SiteClient, report: Report, { token, freeTime }: Visit): Promise<void> {
	const ticketNumber = await step('booking', report, async () => {
		const { ticket } = await answered(site, 'createAppointment', 201, { token, body: { ...freeTime } });
		return textOf(recordOf(ticket), 'ticketNumber');
	});
	const isCancelled = async (): Promise<boolean> => {
		const own = rowsOf(await answered(site, 'listMyAppointments', 200, { token })).map(recordOf);
		const ticket = own.find((one) => one.ticketNumber === ticketNumber);
		expected(ticket !== undefined, 'The ticket is not among the own appointments.');
		return ticket.status === 'cancelled';
	};
	await step('own appointments', report, async () =>
		expected(!(await isCancelled()), 'The ticket is cancelled although the walk has not cancelled it.'),
	);
	await step('cancelling', report, async () => {
		await answered(site, 'cancelMyAppointment', 200, { token, params: { ticketNumber }, body: {} });
		expected(await isCancelled(), 'The ticket is not cancelled.');
	});
}
