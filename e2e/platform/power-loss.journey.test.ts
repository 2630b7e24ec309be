import { call, firstFree, registerClient } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';

const SERVICE = 'stress-management';
const CLIENTS = 6;

const site = cloudFixture({ ownProcess: true });

interface Acknowledged {
	readonly token: string;
	readonly ticketNumber: string;
}

/** Books until the power loss; only responses with 201 count as acknowledged. */
async function bookOneByOne(tokens: readonly string[], acknowledged: Acknowledged[]): Promise<void> {
	for (const [at, token] of tokens.entries()) {
		// Each on days of their own: the edge caches taken times for three seconds.
		const free = await firstFree(site.cloud.origin, SERVICE, 2 + at * 4);
		const answer = await call(site.cloud.origin, '/api/appointments', {
			method: 'POST',
			token,
			body: { serviceId: SERVICE, ...free },
		});
		if (answer.status === 201) {
			const { ticketNumber } = answer.body.ticket as { readonly ticketNumber: string };
			acknowledged.push({ token, ticketNumber });
		}
	}
}

/** The tickets without a mail, once every one has one or the time is over. */
async function ticketsWithoutMail(tickets: readonly string[], waitMs: number): Promise<readonly string[]> {
	const started = performance.now();
	for (;;) {
		const mails = await site.cloud.mails();
		const missing = tickets.filter((number) => !mails.some(({ text }) => text.includes(number)));
		if (missing.length === 0 || performance.now() - started > waitMs) return missing;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}

test('a power loss during bookings loses no acknowledged booking and no mail', async () => {
	const tokens: string[] = [];
	for (let made = 0; made < CLIENTS; made += 1) tokens.push(await registerClient(site.cloud.origin));
	const acknowledged: Acknowledged[] = [];
	let isDone = false;
	const booking = bookOneByOne(tokens, acknowledged)
		.catch(() => undefined)
		.finally(() => {
			isDone = true;
		});
	while (acknowledged.length < 3 && !isDone) await new Promise((resolve) => setTimeout(resolve, 5));
	expect(acknowledged.length).toBeGreaterThanOrEqual(3);
	await site.cloud.kill();
	await booking;
	await site.cloud.restart();

	for (const { token, ticketNumber } of acknowledged) {
		const answer = await call(site.cloud.origin, `/api/appointments/${ticketNumber}`, { token });
		expect({ ticketNumber, status: answer.status }).toEqual({ ticketNumber, status: 200 });
	}
	// Stream records that were not processed are read again.
	const tickets = acknowledged.map(({ ticketNumber }) => ticketNumber);
	const missing = await ticketsWithoutMail(tickets, 15_000);
	// A mail that was being sent at the power loss waits for lease and quarantine; then the sweep sends it.
	if (missing.length > 0)
		await site.cloud.moveClockTo(new Date(site.cloud.now().getTime() + 20 * 60_000).toISOString());
	expect(await ticketsWithoutMail(missing, 240_000)).toEqual([]);
});
