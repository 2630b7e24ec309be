import { noticeStateRepository } from '../../src/notification/state/notice-state.repository.ts';
import type { BookingFixture } from '../appointment/booking-fixture.ts';

/** As many psychologists as see forty clients on a day. */
export const EIGHT_PSYCHOLOGISTS = ['amina', 'beth', 'caro', 'dina', 'esther', 'fatuma', 'grace', 'hawa'] as const;

export const FULL_DAY = '2026-11-24';
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** Visits without an outcome on the two open days before. */
const BACKLOG = { '2026-11-21': 10, '2026-11-23': 40 };
const A_DAY_LATER = '2026-11-25';
const LONGEST_NOTE = 'n'.repeat(500);

interface Slot {
	readonly date: string;
	readonly time: string;
}

const timesOf = (count: number, times: readonly string[] = TIMES): string[] =>
	Array.from({ length: count }, (_, index) => times[index % times.length] ?? '');

/** Books for a new client, every second time with a note of maximum length. */
async function bookFor(fixture: BookingFixture, [client, index]: readonly [string, number], slot: Slot): Promise<void> {
	const id = await fixture.addClient(`${client}-${index}`);
	await fixture.booked(id, { ...slot, ...(index % 2 === 0 ? { notes: LONGEST_NOTE } : {}) });
}

/** Books for the day after, and bounces the mail. */
export async function bookWithBouncedMail(fixture: BookingFixture, client: string, time: string): Promise<void> {
	const id = await fixture.booked(client, { date: A_DAY_LATER, time });
	const news = { state: 'bounced', at: '2026-11-20T06:00:00.000Z', version: 1, attempt: 1 } as const;
	await noticeStateRepository(fixture.db, fixture.tableName).record(id, 'confirmation', news);
}

/**
 * The fullest day of eight psychologists: forty visits of forty clients, fifty past visits without an outcome, ten
 * clients whose mail bounced, and five latest bookings.
 * @param taken how many of the forty are booked already, the same number at each of the first three times.
 */
export async function fillDay(fixture: BookingFixture, taken = 0): Promise<void> {
	const free = timesOf(EIGHT_PSYCHOLOGISTS.length * TIMES.length);
	for (const time of timesOf(taken, TIMES.slice(0, 3))) free.splice(free.indexOf(time), 1);
	for (const [index, time] of free.entries()) await bookFor(fixture, ['today', index], { date: FULL_DAY, time });
	for (const [date, count] of Object.entries(BACKLOG))
		for (const [index, time] of timesOf(count, date === '2026-11-21' ? TIMES.slice(0, 3) : TIMES).entries())
			await bookFor(fixture, [date, index], { date, time });
	for (const [index, time] of timesOf(10).entries())
		await bookWithBouncedMail(fixture, await fixture.addClient(`bounced-${index}`), time);
	for (const [index, time] of TIMES.entries()) await bookFor(fixture, ['last', index], { date: '2026-11-26', time });
}
