import '../../../../test-support/notification/silence-log.ts';
import { daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { expectInvariants, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints } from '../../../../test-support/notification/crash-injection.ts';
import { type SeriesCentre, sentBy, seriesCentre } from '../../../../test-support/notification/series-centre.ts';

let centre: SeriesCentre;
beforeEach(async () => {
	centre = await seriesCentre(await freshTable());
	await centre.booking.addClient('client');
});
afterEach(() => centre.booking.close());

const TWO = ['2026-11-24', '2026-12-01'];
const visitsOf = () => scanEntity(centre.booking, 'appointment');
const keyOf = (round: number): string => `1b671a64-40d5-491e-99b0-${String(round).padStart(12, '0')}`;

/** Crashes `work` before and after its first `calls` calls, which are more than it makes. */
async function crashEverywhere(
	calls: number,
	work: (round: number) => Promise<unknown>,
	settled: (round: number) => Promise<void>,
): Promise<number> {
	const { process } = centre;
	const survived: string[] = [];
	const points = chosenCrashPoints(calls);
	for (const [round, { call, when, id }] of points.entries()) {
		process.crashAt(call, when);
		await work(round).catch(() => undefined);
		if (!process.hasCrashed) survived.push(id);
		process.restart();
		await settled(round);
	}
	expect(survived.length).toBeLessThan(points.length / 2);
	expect(survived).toContain(`after-${calls}`);
	return points.length;
}

/** Every run has free times of its own. */
const WEEKDAYS = daysFrom('2026-11-23', '2027-01-17').filter((day) => daysSinceMonday(day) < 5);
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const orderOf = (round: number) => ({
	clientId: `c-${round}`,
	psychologistId: round % 2 ? 'amina' : 'otieno',
	time: TIMES[Math.floor(round / 2) % TIMES.length] ?? '',
	dates: WEEKDAYS.slice(2 * Math.floor(round / 10), 2 * Math.floor(round / 10) + 2),
	key: keyOf(round),
});

test('a series interrupted by a crash at any call is completed by a retry, without duplicates and with one notice', async () => {
	const rounds = await crashEverywhere(
		28,
		async (round) => {
			await centre.booking.addClient(`c-${round}`);
			await centre.book(orderOf(round));
		},
		async (round) => {
			const answer = await centre.book(orderOf(round));
			expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done']);
		},
	);
	expect(await visitsOf()).toHaveLength(2 * rounds);
	await centre.notify();
	await centre.later();
	expect(sentBy(centre.notifier).mails).toEqual(Array.from({ length: rounds }, () => 'series'));
	await expectInvariants(centre.booking);
});

test('a client is notified of the visits booked before a crash, also without a retry', async () => {
	await centre.booking.addClient('client');
	// Crash after the first visit.
	let call = 0;
	do {
		call += 1;
		centre.process.crashAt(call, 'after');
		await centre.book({ dates: TWO }).catch(() => undefined);
		centre.process.restart();
	} while ((await visitsOf()).length === 0);
	await centre.notify();
	expect(sentBy(centre.notifier).mails).toEqual([]);
	await centre.later();
	expect(sentBy(centre.notifier).mails).toEqual(['series']);
	// A retry after that books the rest and notifies of all visits.
	const answer = await centre.book({ dates: TWO });
	expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done']);
	await centre.notify();
	expect(sentBy(centre.notifier).mails).toEqual(['series', 'series']);
	await expectInvariants(centre.booking, centre.notifier.clock.now());
});

test('a move from one visit on, interrupted by a crash at any call, is completed by a retry with one notice', async () => {
	const booked = await centre.book({ dates: TWO });
	if (!booked.ok) throw new Error(booked.refusal);
	const ids = booked.value.data.flatMap(({ visit }) => (visit ? [visit.id] : []));
	await centre.notify();
	const movesOf = async (round: number) =>
		Promise.all(
			ids.map(async (id, at) => ({
				...{ id, version: (await centre.booking.deps.appointments.find(id))?.ver ?? 0 },
				...{ date: ['2026-11-25', '2026-12-02'][at] ?? '', time: round % 2 ? '9:00 AM' : '3:00 PM' },
				psychologistId: 'amina',
			})),
		);
	let moves: Awaited<ReturnType<typeof movesOf>> = [];
	await crashEverywhere(
		24,
		async (round) => {
			moves = await movesOf(round);
			await centre.moveFollowing(ids[0] ?? '', moves, keyOf(round));
		},
		async (round) => {
			const answer = await centre.moveFollowing(ids[0] ?? '', moves, keyOf(round));
			expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done']);
			const before = centre.notifier.mail.accepted.length;
			await centre.notify();
			expect(sentBy(centre.notifier).mails.slice(before)).toEqual(['series']);
		},
	);
	await expectInvariants(centre.booking);
});

test('a cancellation from one visit on, interrupted by a crash at any call, is completed by a retry with one notice', async () => {
	const bookTwo = async (round: number): Promise<string> => {
		const booked = await centre.book({ dates: TWO, key: keyOf(1000 + round) });
		await centre.notify();
		return (booked.ok && booked.value.data[0]?.visit?.id) || '';
	};
	let first = await bookTwo(0);
	const rounds = await crashEverywhere(
		18,
		(round) => centre.cancelFollowing(first, 1, keyOf(round)),
		async (round) => {
			const answer = await centre.cancelFollowing(first, 1, keyOf(round));
			expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done']);
			const before = centre.notifier.mail.accepted.length;
			await centre.notify();
			expect(sentBy(centre.notifier).mails.slice(before)).toEqual(['series']);
			first = await bookTwo(round + 1);
		},
	);
	expect((await visitsOf()).filter(({ status }) => status === 'cancelled')).toHaveLength(2 * rounds);
	await expectInvariants(centre.booking);
});
