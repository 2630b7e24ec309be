import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds, isSweep } from '@tulia/test-kit/test-tier';
import { interleaveCancellations } from '../../../test-support/notification/interleaved-cancellations.ts';
import { raceMoves } from '../../../test-support/notification/move-races.ts';
import { PHONE } from '../../../test-support/notification/notify-clients.ts';
import { randomFrom } from '../../../test-support/notification/random.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const ORDERS = isSweep ? 30 : 10;
const bySms = { phone: PHONE, hasEmail: false } as const;

describe.each(chosenSeeds(1))('when commands interleave as seed %i orders', (seed) => {
	test.each([
		['mail', {}],
		['SMS', bySms],
	])('no reminder by %s leaves after a concurrent cancellation was acknowledged', async (_channel, client) => {
		const reminded = await interleaveCancellations({ table, seed, orders: ORDERS, client });
		// Both outcomes must occur, or no race was tested.
		expect(reminded).toBeGreaterThan(0);
		expect(reminded).toBeLessThan(ORDERS);
	});
});

/** Reminder and move start together in every third round; in the others, one of them starts earlier. */
const ROUNDS = isSweep ? 6 : 3;
const PSYCHOLOGISTS = isSweep ? 5 : 2;

test('after a move acknowledged in the last second, no mail reminds of the old time and one reminds of the new time', async () => {
	const result = await raceMoves({ table, psychologists: PSYCHOLOGISTS, rounds: ROUNDS, random: randomFrom(2) });
	expect(result).toMatchObject({ races: PSYCHOLOGISTS * ROUNDS, broken: [], notRemindedOfNewTime: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(PSYCHOLOGISTS * ROUNDS);
});

test('after an acknowledged move, no SMS reminds of the old time and one reminds of the new time', async () => {
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
