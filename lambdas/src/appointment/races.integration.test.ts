import { freshTable } from '@tulia/test-kit/fresh-table';
import { expectBalancedBooks } from './testing/audit-table.ts';
import { type BookingStage, bookingStage } from './testing/booking-stage.ts';
import { moveWith } from './testing/move-with.ts';
import { raceForPlaces, raceForThree, raceOutcomes, raceOverlapping } from './testing/races.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
afterEach(() => stage.close());

// `npm run prove` runs these at full counts.
test('three psychologists are three chances, and no more', async () => {
	stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	expect(await raceForThree(stage, 15, 2)).toHaveLength(2);
});

test('sessions of two lengths exclude each other', async () => {
	stage = await bookingStage(await freshTable());
	expect(await raceOverlapping(stage, 6, 2)).toHaveLength(2);
});

test('eight pairs change places', async () => {
	stage = await bookingStage(await freshTable());
	expect((await raceForPlaces(stage, { psychologistIds: ['amina'], rounds: 3 })).ok).toBeGreaterThan(0);
});

test('attended and missed at once are one of them', async () => {
	stage = await bookingStage(await freshTable());
	const { attended = 0, missed = 0 } = await raceOutcomes(stage, 8, 4);
	expect(attended + missed).toBe(4);
});

test('of many who want one time, by moving and by booking, one gets it', async () => {
	stage = await bookingStage(await freshTable());
	const movers = await stage.addClients(6, 'mover');
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'];
	const ids: string[] = [];
	for (const [index, client] of movers.entries()) {
		const held = { date: `2026-11-${25 + Math.floor(index / 3)}`, time: times[index % 3] ?? '' };
		const told = await stage.book(client, held);
		if (told.ok) ids.push(told.value.ticket.appointmentId);
	}
	expect(ids).toHaveLength(6);
	const bookers = await stage.addClients(6, 'booker');
	const outcomes = await Promise.all([
		...ids.map((id) => moveWith(stage.deps)(id, { date: '2026-11-30' })),
		...bookers.map((client) => stage.book(client, { date: '2026-11-30', time: '12:00 PM' })),
	]);
	expect(outcomes.filter((one) => one.ok)).toHaveLength(1);
	expect(new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.refusal])))).toEqual(new Set(['slot_taken']));
	await expectBalancedBooks(stage);
});
