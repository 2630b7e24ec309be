import { freshTable } from '@tulia/test-kit/fresh-table';
import { everything, expectBalancedBooks, ofEntity } from './testing/audit-table.ts';
import { type BookingStage, bookingStage } from './testing/booking-stage.ts';
import { type MovingWish, moveWith } from './testing/move-with.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
afterEach(() => stage.close());

const move = (id: string, wish: MovingWish) => moveWith(stage.deps)(id, wish);

async function booked(client: string, wish: Parameters<BookingStage['book']>[1]): Promise<string> {
	const outcome = await stage.book(client, wish);
	if (!outcome.ok) throw new Error(outcome.refusal);
	return outcome.value.ticket.appointmentId;
}

const refusalsIn = (outcomes: readonly { readonly ok: boolean; readonly refusal?: string }[]) =>
	new Set(outcomes.flatMap(({ ok, refusal }) => (ok ? [] : [refusal])));

test('twelve pairs change places at once, with one free time between them: nobody is nowhere, nobody in two places (P4)', async () => {
	stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
	const places = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].flatMap((date) =>
		['amina', 'otieno', 'wanjiku'].map((psychologistId) => ({ date, psychologistId })),
	);
	const times = ['9:00 AM', '12:00 PM', '3:00 PM'] as const;
	const ids = await Promise.all(
		[...places, ...places].map(async (place, index) => {
			const time = times[index < places.length ? 0 : 1];
			return booked(await stage.addClient(`client-${index}`), { ...place, time });
		}),
	);
	let moved = 0;
	for (let round = 1; round <= 4; round += 1) {
		const appointments = ofEntity(await everything(stage), 'appointment');
		const outcomes = await Promise.all(
			ids.map((id, index) => {
				const place = places[index % places.length];
				const version = appointments.find((one) => one.id === id)?.ver;
				// The one goes where the other is, and the other where nobody is; then the other way round.
				const time = times[(round + (index < places.length ? 0 : 1)) % times.length] ?? '9:00 AM';
				return move(id, { ...place, time, version });
			}),
		);
		for (const refusal of refusalsIn(outcomes)) expect(refusal).toBe('slot_taken');
		moved += outcomes.filter(({ ok }) => ok).length;
		await expectBalancedBooks(stage);
	}
	expect(moved).toBeGreaterThan(ids.length);
});

test('of many who want one time, by moving and by booking, one gets it', async () => {
	stage = await bookingStage(await freshTable());
	const movers = await stage.addClients(6, 'mover');
	const ids = await Promise.all(
		movers.map((client, index) =>
			booked(client, {
				date: `2026-11-${25 + Math.floor(index / 3)}`,
				time: ['9:00 AM', '12:00 PM', '3:00 PM'][index % 3] ?? '',
			}),
		),
	);
	const bookers = await stage.addClients(6, 'booker');
	const outcomes = await Promise.all([
		...ids.map((id) => move(id, { date: '2026-11-30' })),
		...bookers.map((client) => stage.book(client, { date: '2026-11-30', time: '12:00 PM' })),
	]);
	expect(outcomes.filter((one) => one.ok)).toHaveLength(1);
	expect(refusalsIn(outcomes)).toEqual(new Set(['slot_taken']));
	await expectBalancedBooks(stage);
});
