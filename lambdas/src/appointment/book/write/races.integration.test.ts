import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../../test-support/appointment/booking-fixture.ts';
import { moveWith } from '../../../../test-support/appointment/move-with.ts';
import { raceForPlaces, raceOutcomes } from '../../../../test-support/appointment/races.ts';
import { expectInvariants } from '../../../../test-support/appointment/table-invariants.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

// `npm run prove` runs these at full counts.
test('of simultaneous moves to times that other visits leave, some succeed and no time is taken twice', async () => {
	fixture = await bookingFixture(await freshTable());
	expect((await raceForPlaces(fixture, { psychologistIds: ['amina'], attempts: 3 })).ok).toBeGreaterThan(0);
});

test('of the simultaneous outcomes attended and missed, one is stored', async () => {
	fixture = await bookingFixture(await freshTable());
	const { attended = 0, missed = 0 } = await raceOutcomes(fixture, 8, 4);
	expect(attended + missed).toBe(4);
});

test('of many clients who book or move to one time at once, one gets it', async () => {
	fixture = await bookingFixture(await freshTable());
	const movers = await fixture.addClients(6, 'mover');
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'];
	const ids: string[] = [];
	for (const [index, client] of movers.entries()) {
		const slot = { date: `2026-11-${25 + Math.floor(index / 3)}`, time: times[index % 3] ?? '' };
		const booked = await fixture.book(client, slot);
		if (booked.ok) ids.push(booked.value.ticket.appointmentId);
	}
	expect(ids).toHaveLength(6);
	const bookers = await fixture.addClients(6, 'booker');
	const outcomes = await Promise.all([
		...ids.map((id) => moveWith(fixture.deps)(id, { date: '2026-11-30' })),
		...bookers.map((client) => fixture.book(client, { date: '2026-11-30', time: '12:00 PM' })),
	]);
	expect(outcomes.filter((one) => one.ok)).toHaveLength(1);
	expect(new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.refusal])))).toEqual(new Set(['slot_taken']));
	await expectInvariants(fixture);
});
