import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { noticeStateRepository } from '../../notification/state/notice-state.repository.ts';
import { recordOutcome } from '../desk/record-outcome.usecase.ts';
import { listAppointments } from './list-appointments.usecase.ts';

const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
/** Long after all of them. */
const LATER = new Date('2027-06-01T06:00:00.000Z');

let fixture: BookingFixture;
const ids: string[] = [];
beforeAll(async () => {
	fixture = await bookingFixture(await freshTable());
	for (const [index, time] of TIMES.entries()) {
		const booked = await fixture.book(await fixture.addClient(`client-${index}`), { time });
		if (!booked.ok) throw new Error(booked.refusal);
		ids.push((await fixture.deps.appointments.findByTicket(booked.value.ticket.ticketNumber))?.id ?? '');
	}
});
afterAll(() => fixture.close());

async function page(needs: AppointmentNeed, now: Date, more: { cursor?: string; limit?: string } = {}) {
	const answer = await listAppointments({ ...fixture.deps, now: () => now })({
		query: { needs, ...more },
		caller: { roles: ['owner'] },
	});
	if (!answer.ok) throw new Error(answer.refusal);
	const { data, nextCursor, counts } = answer.value;
	return { ids: data.map(({ id }) => id), names: data.map(({ user }) => user.name), nextCursor, counts };
}
const report = (id: string, state: 'bounced' | 'delivered', at: string) =>
	noticeStateRepository(fixture.db, fixture.tableName).record(id, 'confirmation', {
		state,
		at,
		version: 1,
		attempt: 1,
		job: `job-${state}`,
		messageId: 'm-1',
	});

test('visits that need an outcome are listed page by page, however old, until they have one', async () => {
	expect((await page('outcome', FIXTURE_NOW)).ids).toEqual([]);
	const first = await page('outcome', LATER, { limit: '2' });
	expect(first).toMatchObject({
		ids: ids.slice(0, 2),
		names: ['Client client-0', 'Client client-1'],
		counts: undefined,
	});
	const record = recordOutcome({ ...fixture.deps, now: () => new Date('2026-11-24T15:00:00.000Z') });
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

test('visits of clients without mail are listed in full pages, until a notice arrives or they begin', async () => {
	for (const id of ids.slice(2)) await report(id, 'bounced', '2026-11-20T06:00:00.000Z');
	expect(await page('phone', FIXTURE_NOW)).toMatchObject({ ids: ids.slice(2), nextCursor: undefined });
	const item = await fixture.deps.appointments.find(ids[2] ?? '');
	await fixture.put({ PK: 'MAILS#TROUBLE', SK: `${item?.startAt}#${ids[0]}`, entity: 'mail-trouble' });
	const first = await page('phone', FIXTURE_NOW, { limit: '2' });
	expect(first.ids).toEqual(ids.slice(2, 4));
	expect((await page('phone', FIXTURE_NOW, { limit: '2', cursor: first.nextCursor ?? '' })).ids).toEqual(ids.slice(4));
	await report(ids[3] ?? '', 'delivered', '2026-11-20T07:00:00.000Z');
	expect((await page('phone', FIXTURE_NOW)).ids).toEqual([ids[2], ids[4]]);
	expect((await page('phone', LATER)).ids).toEqual([]);
});

test('a cursor of another list, or an invalid one, is refused by name', async () => {
	const { nextCursor = '' } = await page('outcome', LATER, { limit: '1' });
	const ask = listAppointments({ ...fixture.deps, now: () => LATER });
	const refused = { refusal: 'invalid_request', errors: [{ field: 'cursor', message: 'This is not valid' }] };
	for (const query of [
		{ needs: 'outcome', cursor: 'zzz' },
		{ needs: 'phone', cursor: nextCursor },
		{ cursor: nextCursor },
	] as const) {
		expect(await ask({ query, caller: { roles: ['owner'] } })).toMatchObject(refused);
	}
	expect(await ask({ query: { needs: 'outcome', cursor: nextCursor }, caller: { roles: ['owner'] } })).toMatchObject({
		ok: true,
	});
});
