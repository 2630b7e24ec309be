import { type LocalCloud, startLocalCloud } from '@tulia/test-kit/local-cloud';
import { type Client, openDays, post, registerClients } from '../lib/clients.ts';
import { mutantAssembly } from '../lib/mutant.ts';

const SERVICE = 'anxiety-management';
const PSYCHOLOGIST = 'nyambura-otieno';

/** The number of a round's responses by status. */
type Counts = Readonly<Record<string, number>>;

/** All clients request the same time at once. */
async function round(origin: string, clients: readonly Client[], slot: object): Promise<Counts> {
	const statuses = await Promise.all(
		clients.map(async ({ token }) => {
			const answer = await post(origin, '/api/appointments', slot, { token, headers: { connection: 'close' } });
			await answer.arrayBuffer();
			return answer.status;
		}),
	);
	const counts: Record<string, number> = {};
	for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

/** Start times of one psychologist, one a round, over as many days as needed. */
async function slots(origin: string, count: number): Promise<readonly object[]> {
	const found: object[] = [];
	for (const date of await openDays(origin, SERVICE)) {
		const url = `/api/appointments/available-times?date=${date}&serviceId=${SERVICE}&psychologistId=${PSYCHOLOGIST}`;
		const { data } = (await (await fetch(new URL(url, origin))).json()) as { readonly data: readonly string[] };
		for (const time of data) found.push({ serviceId: SERVICE, psychologistId: PSYCHOLOGIST, date, time });
		if (found.length >= count) return found.slice(0, count);
	}
	throw new Error(`Only ${found.length} of ${count} start times are free.`);
}

async function race(cloud: LocalCloud, clientCount: number, rounds: number): Promise<readonly Counts[]> {
	const clients = await registerClients(cloud.origin, clientCount);
	const results: Counts[] = [];
	for (const slot of await slots(cloud.origin, rounds)) results.push(await round(cloud.origin, clients, slot));
	return results;
}

const isRight = (counts: Counts, clients: number): boolean => counts['201'] === 1 && counts['409'] === clients - 1;

/**
 * Promise P1 over real HTTP: `clients` concurrent bookings for one slot, `rounds` times; then the same without the
 * condition on the cells, which must be noticed. Returns the lines of the proof, and throws when it does not hold.
 */
export async function oneSlot(clients: number, rounds: number): Promise<readonly string[]> {
	const cloud = await startLocalCloud({ clockStart: new Date() });
	const results = await race(cloud, clients, rounds).finally(() => cloud.stop());
	const wrong = results.filter((counts) => !isRight(counts, clients));
	const lines = results.map(
		(counts, at) => `| ${at + 1} | ${counts['201'] ?? 0} | ${counts['409'] ?? 0} | ${others(counts)} |`,
	);
	if (wrong.length > 0)
		throw new Error(`Rounds that did not end with one 201 and the rest 409: ${JSON.stringify(wrong)}`);

	const assemblyDir = await mutantAssembly({
		functionName: 'booking',
		file: 'appointment/appointment-cells.items.ts',
		replace: '? { ConditionExpression: ABSENT }',
		by: "? { ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(PK)' }",
	});
	const broken = await startLocalCloud({ clockStart: new Date(), assemblyDir });
	const mutated = await race(broken, clients, 2).finally(() => broken.stop());
	const winners = mutated.map((counts) => counts['201'] ?? 0);
	if (mutated.every((counts) => isRight(counts, clients)))
		throw new Error('Without the condition nothing changed: this proof is blind.');
	return [
		`${clients} clients, one start time of one psychologist, ${rounds} rounds, all requests released together.`,
		'',
		'| round | 201 | 409 | anything else |',
		'|---|---|---|---|',
		...lines,
		'',
		`The same with the condition on the cells removed: ${winners.join(' and ')} bookings of one start time. So the test detects a broken implementation.`,
	];
}

const others = (counts: Counts): string =>
	Object.entries(counts)
		.filter(([status]) => status !== '201' && status !== '409')
		.map(([status, count]) => `${count} × ${status}`)
		.join(', ') || 'none';
