import { randomBytes } from 'node:crypto';
import type { SiteClient } from './site-client.ts';
import { answered, expected, type Report, recordOf, rowsOf, step, textOf } from './steps.ts';
import type { FreeTime } from './visitor-walk.ts';

/**
 * A client of this walk alone. Its address is one of Amazon's mailbox simulator: it takes every mail and keeps none, also from
 * an account in the sandbox, and counts neither for the quota nor for the reputation (decision 058). Nobody reads it, so it stays unconfirmed,
 * and may hold one appointment.
 */
function testClient(): { readonly email: string; readonly password: string } {
	const unique = randomBytes(8).toString('hex');
	return {
		email: `success+smoke-${unique}@simulator.amazonses.com`,
		password: `Aa1!${randomBytes(12).toString('hex')}`,
	};
}

/** What a client does: an account, a visit, the end of both. Whatever happens, the account is erased at the end. */
export async function walkAsClient(
	site: SiteClient,
	report: Report,
	{ serviceId, date, time }: FreeTime,
	client = testClient(),
): Promise<void> {
	const token = await step('registering', report, async () => {
		const { email, password } = client;
		const body = { name: 'Smoke Test', email, password, confirmPassword: password, terms: true };
		return textOf(await answered(site, 'register', 201, { body }), 'token');
	});
	const erase = () =>
		answered(site, 'deleteAccount', 204, {
			token,
			body: { currentPassword: client.password, confirmation: 'delete my account' },
		});
	try {
		await bookAndCancel(site, report, { token, wish: { serviceId, date, time } });
	} catch (error) {
		await eraseAfter(error, report, erase);
	}
	await step('erasing the account', report, erase);
	await step('log-in after the erasure', report, async () => {
		const { status } = await site.call('login', { body: client });
		expected(status === 401, `The log-in answered ${status} instead of 401.`);
	});
}

/** The failure of the walk is what is told in the end; the account goes all the same. */
async function eraseAfter(failure: unknown, report: Report, erase: () => Promise<unknown>): Promise<never> {
	await erase().then(
		() => report('    The test client was erased all the same.'),
		(error: unknown) =>
			report(`    The test client is still there: ${error instanceof Error ? error.message : String(error)}`),
	);
	throw failure;
}

interface Visit {
	readonly token: string;
	readonly wish: FreeTime;
}

async function bookAndCancel(site: SiteClient, report: Report, { token, wish }: Visit): Promise<void> {
	const ticketNumber = await step('booking', report, async () => {
		const { ticket } = await answered(site, 'createAppointment', 201, { token, body: { ...wish } });
		return textOf(recordOf(ticket), 'ticketNumber');
	});
	const isCancelled = async (): Promise<boolean> => {
		const own = rowsOf(await answered(site, 'listMyAppointments', 200, { token })).map(recordOf);
		const ticket = own.find((one) => one.ticketNumber === ticketNumber);
		expected(ticket !== undefined, 'The ticket is not among the own appointments.');
		return ticket.status === 'cancelled';
	};
	await step('own appointments', report, async () =>
		expected(!(await isCancelled()), 'The ticket is cancelled although nobody did it.'),
	);
	await step('cancelling', report, async () => {
		await answered(site, 'cancelMyAppointment', 200, { token, params: { ticketNumber }, body: {} });
		expected(await isCancelled(), 'The ticket is not cancelled.');
	});
}
