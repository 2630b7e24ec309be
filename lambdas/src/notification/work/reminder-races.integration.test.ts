import '../testing/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { raceCancellations } from '../testing/cancellation-races.ts';
import { raceMoves } from '../testing/move-races.ts';
import { randomFrom } from '../testing/random.ts';
import { PHONE } from '../testing/tell-clients.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

test('of a cancellation and a reminder at the same moment, no reminder leaves once the cancellation was acknowledged', async () => {
	const result = await raceCancellations({ table, races: 60, random: randomFrom(1) });
	expect(result).toMatchObject({ races: 60, broken: [] });
	// The race is one: both sides win some.
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(60);
}, 300_000);

test('of a move in the last second and the reminder of the old time, that one never leaves later, and the new one does', async () => {
	const result = await raceMoves({ table, psychologists: 5, rounds: 6, random: randomFrom(2) });
	expect(result).toMatchObject({ races: 30, broken: [], notRemindedOfNewTime: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(30);
}, 300_000);

test('of a cancellation and a reminder by SMS at the same moment, none leaves once the cancellation was acknowledged', async () => {
	const client = { phone: PHONE, hasEmail: false } as const;
	const result = await raceCancellations({ table, races: 60, random: randomFrom(3), client });
	expect(result).toMatchObject({ races: 60, broken: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(60);
}, 300_000);

test('of a move and the reminder by SMS of the old time, that one never leaves later, and the new one does', async () => {
	const result = await raceMoves({ table, psychologists: 5, rounds: 6, random: randomFrom(4), bySms: true });
	expect(result).toMatchObject({ races: 30, broken: [], notRemindedOfNewTime: [] });
	expect(result.mailed).toBeGreaterThan(0);
	expect(result.mailed).toBeLessThan(30);
}, 300_000);
