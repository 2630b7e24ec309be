import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { noticeStateRepository } from '../../notification/state/notice-state.repository.ts';
import { listAppointments } from '../list/list-appointments.usecase.ts';
import { readDetail } from '../read/read-detail.usecase.ts';
import { type NotePhoneCallRequest, notePhoneCall } from './note-phone-call.usecase.ts';

const caller = { userId: 'staff' };
const LOST_AT = '2026-11-20T07:00:00.000Z';
const NOW = new Date('2026-11-20T09:00:00.000Z');

let fixture: BookingFixture;
let id: string;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClient('staff');
	id = await fixture.booked(await fixture.addClient('client'));
	await lose('confirmation', LOST_AT);
});
afterEach(() => fixture.close());

const deps = () => ({ ...fixture.deps, now: () => NOW });
const lose = (kind: 'confirmation' | 'reminder', at: string) =>
	noticeStateRepository(fixture.db, fixture.tableName).record(id, kind, {
		...{ state: 'bounced', at, version: 1, attempt: 1, messageId: 'm-1' },
		job: `job-${at}`,
	});
const note = (body: Partial<NotePhoneCallRequest['body']> = {}) =>
	notePhoneCall(deps())({ params: { id }, body: { what: 'told', version: 1, phonedVersion: 0, ...body }, caller });
const toBePhoned = async () => {
	const listed = await listAppointments(deps())({
		query: { needs: 'phone' },
		caller: { roles: ['owner'] },
	});
	return listed.ok ? listed.value.data.map((row) => row.id) : [];
};
const detail = async () => {
	const read = await readDetail(deps())(id);
	if (!read.ok) throw new Error(read.refusal);
	return read.value;
};

test('a client who was phoned leaves the list; who phoned, when and what was said is stored sealed', async () => {
	expect(await toBePhoned()).toEqual([id]);
	expect(await detail()).toMatchObject({ phoneCall: { about: 'confirmation', from: LOST_AT }, phonedVersion: 0 });
	const noted = await note({ said: 'She comes, and has another number: her sister reads no mail' });
	expect(noted).toMatchObject({ ok: true, value: { appointment: { phoned: { at: NOW.toISOString() } } } });
	expect(noted.ok && noted.value.appointment).not.toHaveProperty('phoneCall');
	expect(await toBePhoned()).toEqual([]);
	const { phoned, phonedBy, history, version, phonedVersion } = await detail();
	const said = 'She comes, and has another number: her sister reads no mail';
	expect(phoned).toEqual({ at: NOW.toISOString() });
	expect(phonedBy).toEqual({ name: 'Client staff', said });
	expect({ version, phonedVersion }).toEqual({ version: 1, phonedVersion: 1 });
	expect(history.at(-1)).toMatchObject({ what: 'phoned', by: 'Client staff', detail: said });
	const items = await scanAll(fixture);
	expect(JSON.stringify(items)).not.toContain('another number');
	expect(ofEntity(items, 'audit')).toContainEqual(
		expect.objectContaining({ action: 'appointment_call_noted', object: id, actor: 'staff' }),
	);
});

test('a call noted by mistake is taken back, and the client is to be phoned again', async () => {
	await note();
	expect(await note({ what: 'take_back', phonedVersion: 1 })).toMatchObject({
		ok: true,
		value: { appointment: { phoneCall: { about: 'confirmation' }, phonedVersion: 2 } },
	});
	expect(await toBePhoned()).toEqual([id]);
	// Sorted, because events of one millisecond have no defined order.
	const happened = (await detail()).history.map(({ what }) => what);
	expect(happened.toSorted()).toEqual(['booked', 'phoned', 'phoned_taken_back']);
});

test('an unanswered call is counted, is due again an hour later, and shows on the visit', async () => {
	const unanswered = { count: 1, at: NOW.toISOString() };
	expect(await note({ what: 'no_answer' })).toMatchObject({
		ok: true,
		value: { appointment: { unanswered, phonedVersion: 1, phoneCall: { from: '2026-11-20T10:00:00.000Z' } } },
	});
	expect(await note({ what: 'no_answer' })).toMatchObject({ ok: true, value: { appointment: { unanswered } } });
	expect(await toBePhoned()).toEqual([]);
	await note({ what: 'no_answer', phonedVersion: 1 });
	expect(await detail()).toMatchObject({ unanswered: { count: 2 }, phonedVersion: 2 });
	expect((await detail()).history.filter(({ what }) => what === 'phone_not_answered')).toHaveLength(2);
	await note({ phonedVersion: 2 });
	await note({ what: 'take_back', phonedVersion: 3 });
	expect(await detail()).toMatchObject({ unanswered: { count: 2 }, phoneCall: { about: 'confirmation' } });
	await lose('reminder', '2026-11-20T08:00:00.000Z');
	expect(await detail()).not.toHaveProperty('unanswered');
});

test('the next notice that fails makes another call due', async () => {
	await note();
	await lose('reminder', '2026-11-20T08:00:00.000Z');
	expect(await toBePhoned()).toEqual([id]);
	expect(await detail()).toMatchObject({ phoneCall: { about: 'reminder' } });
});

test('of ten simultaneous notes of a call one is stored, and a repeat gets the response of the first', async () => {
	const answers = await Promise.all(Array.from({ length: 10 }, () => note({ said: 'Told' })));
	expect(answers.every((one) => one.ok && one.value.appointment.phonedVersion === 1)).toBe(true);
	expect((await scanEntity(fixture, 'appointment-event')).filter(({ what }) => what === 'phoned')).toHaveLength(1);
});

test('a note on an outdated version of the visit or the note is refused, and so is a note on a visit without notices', async () => {
	expect(await note({ version: 2 })).toMatchObject({ refusal: 'appointment_changed' });
	expect(await note({ phonedVersion: 3 })).toMatchObject({ refusal: 'appointment_changed' });
	expect(await note({ what: 'take_back', phonedVersion: 2 })).toMatchObject({ refusal: 'appointment_changed' });
	const other = await fixture.booked(await fixture.addClient('other'), { time: '3:00 PM' });
	const refused = await notePhoneCall(deps())({
		...{ params: { id: other }, caller },
		body: { what: 'told', version: 1, phonedVersion: 0 },
	});
	expect(refused).toMatchObject({ refusal: 'appointment_changed' });
});
