import '../testing/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds, isSweep } from '@tulia/test-kit/test-tier';
import { interleaveCancellations } from '../testing/interleaved-cancellations.ts';
import { raceMoves } from '../testing/move-races.ts';
import { randomFrom } from '../testing/random.ts';
import { PHONE } from '../testing/tell-clients.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const ORDERS = isSweep ? 30 : 10;
const bySms = { phone: PHONE, hasEmail: false } as const;

describe.each(chosenSeeds(1))('in the orders of seed %i', (seed) => {
	test.each([
		['mail', {}],
		['SMS', bySms],
	])(
		'of a cancellation and a reminder by %s at the same moment, none leaves once the cancellation was acknowledged',
		async (_channel, client) => {
			const reminded = await interleaveCancellations({ table, seed, orders: ORDERS, client });
			// The race is one: both sides win some.
			expect(reminded).toBeGreaterThan(0);
			expect(reminded).toBeLessThan(ORDERS);
		},
	);
});

/** In the first of three both sides meet, in each of the others one is early. */
const ROUNDS = isSweep ? 6 : 3;
const PSYCHOLOGISTS = isSweep ? 5 : 2;

test('of a move in the last second and the reminder of the old time, that one never leaves later, and the new one does', async () => {
	const result = await raceMoves({ table, psychologists: PSYCHOLOGISTS, rounds: ROUNDS, random: randomFrom(2) });
	expect(result).toMatchObject({ races: PSYCHOLOGISTS * ROUNDS, broken: [], notRemindedOfNewTime: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(PSYCHOLOGISTS * ROUNDS);
});

test('of a move and the reminder by SMS of the old time, that one never leaves later, and the new one does', async () => {
	const result = await raceMoves({
		table,
		psychologists: PSYCHOLOGISTS,
		rounds: ROUNDS,
		random: randomFrom(4),
		bySms: true,
	});
	expect(result).toMatchObject({ races: PSYCHOLOGISTS * ROUNDS, broken: [], notRemindedOfNewTime: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(PSYCHOLOGISTS * ROUNDS);
});
