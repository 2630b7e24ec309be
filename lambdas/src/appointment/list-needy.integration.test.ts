import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { mailStateRepository } from '../notification/mail-state.repository.ts';
import { listAppointments } from './list-appointments.usecase.ts';
import { recordOutcome } from './record-outcome.usecase.ts';
import { type BookingStage, bookingStage, STAGE_NOW } from './testing/booking-stage.ts';

const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** Long after all of them. */
const LATER = new Date('2027-06-01T06:00:00.000Z');

let stage: BookingStage;
const ids: string[] = [];
beforeAll(async () => {
	stage = await bookingStage(await freshTable());
	for (const [index, time] of TIMES.entries()) {
		const made = await stage.book(await stage.addClient(`client-${index}`), { time });
		if (!made.ok) throw new Error(made.refusal);
		ids.push((await stage.deps.appointments.findByTicket(made.value.ticket.ticketNumber))?.id ?? '');
	}
});
afterAll(() => stage.close());

async function page(needs: AppointmentNeed, now: Date, more: { cursor?: string; limit?: string } = {}) {
	const answer = await listAppointments({ ...stage.deps, now: () => now })({ query: { needs, ...more } });
	if (!answer.ok) throw new Error(answer.refusal);
	const { data, nextCursor, counts } = answer.value;
	return { ids: data.map(({ id }) => id), names: data.map(({ user }) => user.name), nextCursor, counts };
}
const report = (id: string, state: 'bounced' | 'delivered', at: string) =>
	mailStateRepository(stage.db, stage.tableName).record(id, 'confirmation', {
		state,
		at,
		version: 1,
		attempt: 1,
		job: `job-${state}`,
		messageId: 'm-1',
	});

test('what needs an outcome is listed page by page, however long ago it was, and not once it has one', async () => {
	expect((await page('outcome', STAGE_NOW)).ids).toEqual([]);
	const first = await page('outcome', LATER, { limit: '2' });
	expect(first).toMatchObject({
		ids: ids.slice(0, 2),
		names: ['Client client-0', 'Client client-1'],
		counts: undefined,
	});
	const record = recordOutcome({ ...stage.deps, now: () => new Date('2026-11-24T15:00:00.000Z') });
	const caller = { userId: 'staff' };
	expect(await record({ params: { id: ids[1] ?? '' }, body: { status: 'missed' }, caller })).toMatchObject({
		ok: true,
	});
	const second = await page('outcome', LATER, { limit: '2', cursor: first.nextCursor ?? '' });
	expect(second.ids).toEqual(ids.slice(2, 4));
	const third = await page('outcome', LATER, { limit: '2', cursor: second.nextCursor ?? '' });
	expect(third).toMatchObject({ ids: ids.slice(4), nextCursor: undefined });
	expect((await page('outcome', LATER)).ids).toEqual(ids.filter((id) => id !== ids[1]));
});

test('whom our mail does not reach is listed until it does, or until the visit; what was mended leaves no gap in a page', async () => {
	for (const id of ids.slice(2)) await report(id, 'bounced', '2026-11-20T06:00:05.000Z');
	expect(await page('phone', STAGE_NOW)).toMatchObject({ ids: ids.slice(2), nextCursor: undefined });
	const item = await stage.deps.appointments.find(ids[2] ?? '');
	await stage.put({ PK: 'MAILS#TROUBLE', SK: `${item?.startAt}#${ids[0]}`, entity: 'mail-trouble' });
	const first = await page('phone', STAGE_NOW, { limit: '2' });
	expect(first.ids).toEqual(ids.slice(2, 4));
	expect((await page('phone', STAGE_NOW, { limit: '2', cursor: first.nextCursor ?? '' })).ids).toEqual(ids.slice(4));
	await report(ids[3] ?? '', 'delivered', '2026-11-20T07:00:00.000Z');
	expect((await page('phone', STAGE_NOW)).ids).toEqual([ids[2], ids[4]]);
	expect((await page('phone', LATER)).ids).toEqual([]);
});

test('a cursor of another list, or of none, is refused by name', async () => {
	const { nextCursor = '' } = await page('outcome', LATER, { limit: '1' });
	const ask = listAppointments({ ...stage.deps, now: () => LATER });
	const refused = { refusal: 'invalid_request', errors: [{ field: 'cursor', message: 'This is not valid' }] };
	for (const query of [
		{ needs: 'outcome', cursor: 'zzz' },
		{ needs: 'phone', cursor: nextCursor },
		{ cursor: nextCursor },
	] as const) {
		expect(await ask({ query })).toMatchObject(refused);
	}
	expect(await ask({ query: { needs: 'outcome', cursor: nextCursor } })).toMatchObject({ ok: true });
});
