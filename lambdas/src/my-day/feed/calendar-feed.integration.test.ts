import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { moveWith } from '../../../test-support/appointment/move-with.ts';
import { seriesWith, TUESDAYS } from '../../../test-support/appointment/series-with.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { cancelAppointment } from '../../appointment/cancel/cancel-appointment.usecase.ts';
import { appointmentRepository } from '../../appointment/store/appointment.repository.ts';
import { clientRepository } from '../../appointment/store/client.repository.ts';
import { visitorLimits } from '../../platform/limits/visitor-limits.repository.ts';
import { psychologistRepository } from '../../psychologist/psychologist.repository.ts';
import { ownEntry } from '../own-entry.repository.ts';
import { calendarFeeds } from './calendar-feed.repository.ts';
import { newFeedSecret } from './calendar-feed.ts';
import { changeCalendarFeed, deleteCalendarFeed, renewCalendarFeed } from './change-feed.usecase.ts';
import { getCalendarFeed } from './get-calendar-feed.usecase.ts';

let table: FreshTable;
let fixture: BookingFixture;
const AMINA = { userId: '01AMINA', psychologistId: 'amina' };

beforeEach(async () => {
	table = await freshTable();
	fixture = await bookingFixture(table, ['amina', 'otieno']);
	await auth({});
});
afterEach(() => fixture.close());

const auth = (given: object) =>
	fixture.put({
		...{ PK: `USER#${AMINA.userId}`, SK: 'AUTH', entity: 'auth', status: 'active', ver: 1 },
		...{ role: 'staff', roles: ['psychologist'], psychologistId: AMINA.psychologistId },
		...given,
	});

const deps = () => {
	const { db, tableName, cipher } = fixture;
	const openCipher = async () => cipher;
	return {
		feeds: calendarFeeds(db, tableName),
		ownEntry: ownEntry(db, tableName),
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		psychologists: psychologistRepository(db, tableName),
		limits: visitorLimits(db, tableName, openCipher),
		openCipher,
		newSecret: newFeedSecret,
		now: () => FIXTURE_NOW,
	};
};
const renew = async (version: number, names = false) => {
	const answer = await renewCalendarFeed(deps())({ caller: AMINA, body: { names, version } });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};
const ask = (path: string, ip = '203.0.113.7') => {
	const [psychologistId = '', secret = ''] = path.split('/').slice(3).map(decodeURIComponent);
	return getCalendarFeed(deps())({
		params: { psychologistId, secret },
		viewer: { ip, device: undefined, userAgent: 'a calendar' },
	});
};
const titles = async (path: string) => {
	const answer = await ask(path);
	if (!answer.ok) throw new Error(answer.refusal);
	const of = (name: string, entry: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(entry)?.[1]?.trim();
	return answer.value
		.split('BEGIN:VEVENT')
		.slice(1)
		.map((entry) => `${of('SUMMARY', entry)} ${of('STATUS', entry)}`);
};
const UNKNOWN = { ok: false, refusal: 'not_found' };

test('a feed contains only visits of its psychologist, and follows their changes', async () => {
	const client = await fixture.addClient('client');
	const id = await fixture.booked(client, { psychologistId: 'amina' });
	await fixture.booked(await fixture.addClient('other'), { psychologistId: 'otieno' });
	const { path } = await renew(0);
	expect(await titles(path)).toEqual(['Visit CONFIRMED']);
	const before = await ask(path);
	expect(await ask(path)).toEqual(before);
	expect(await moveWith(fixture.deps)(id, { date: '2026-11-25', time: '3:00 PM' })).toMatchObject({ ok: true });
	const moved = await ask(path);
	expect(moved).not.toEqual(before);
	expect(moved.ok && moved.value).toContain('SEQUENCE:1\r\n');
	await cancelAppointment(fixture.deps)({ appointmentId: id, by: 'staff', actor: 'desk' });
	expect(await titles(path)).toEqual(['Visit CANCELLED']);
});

test('a feed contains each visit of a series separately, and a moved or cancelled one changes alone', async () => {
	const client = await fixture.addClient('client');
	const booked = await seriesWith(fixture.deps)({ clientId: client });
	if (!booked.ok) throw new Error(booked.refusal);
	const [first, second] = booked.value.data.flatMap(({ visit }) => (visit ? [visit.id] : []));
	const { path } = await renew(0);
	expect(await titles(path)).toEqual(TUESDAYS.map(() => 'Visit CONFIRMED'));
	await moveWith(fixture.deps)(first ?? '', { date: '2026-11-26', time: '3:00 PM' });
	await cancelAppointment(fixture.deps)({ appointmentId: second ?? '', by: 'client', actor: client });
	expect((await titles(path)).toSorted()).toEqual(['Visit CANCELLED', ...[1, 2, 3].map(() => 'Visit CONFIRMED')]);
	const answer = await ask(path);
	const file = answer.ok ? answer.value : '';
	const of = (name: string) => [...file.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
	expect(new Set(of('UID')).size).toBe(TUESDAYS.length);
	expect(of('SEQUENCE').toSorted()).toEqual(['0', '0', '1', '1']);
	// A link between them would reveal to readers of the calendar that a client comes every week.
	expect(file).not.toContain('series');
	expect(file).not.toContain('RRULE');
});

test('a feed contains names only while the psychologist chose them', async () => {
	await fixture.booked(await fixture.addClient('client'), { psychologistId: 'amina' });
	const { path, feed } = await renew(0);
	const choose = (names: boolean, version: number) =>
		changeCalendarFeed(deps())({ caller: AMINA, body: { names, version } });
	expect(await choose(true, feed.version)).toMatchObject({ ok: true, value: { names: true, version: 2 } });
	expect((await titles(path))[0]).toMatch(/^Visit: \S.* CONFIRMED$/);
	expect(await choose(false, feed.version)).toMatchObject({ refusal: 'changed_meanwhile' });
	expect(await choose(false, 2)).toMatchObject({ ok: true });
	expect(await titles(path)).toEqual(['Visit CONFIRMED']);
});

test('a feed’s address that was renewed, turned off, guessed or mixed up is not found', async () => {
	const first = await renew(0);
	expect(await renewCalendarFeed(deps())({ caller: AMINA, body: { names: false, version: 0 } })).toMatchObject({
		refusal: 'changed_meanwhile',
	});
	const second = await renew(1);
	expect(await ask(first.path)).toEqual(UNKNOWN);
	expect(await ask(second.path)).toMatchObject({ ok: true });
	for (const path of [
		second.path.replace('.ics', ''),
		second.path.replace('.ics', '.ICS'),
		second.path.replace('amina', 'otieno'),
		second.path.replace('amina', 'nobody'),
		`/api/calendar-feeds/amina/${newFeedSecret()}.ics`,
		'/api/calendar-feeds/amina/x.ics',
		`/api/calendar-feeds/amina/${'x'.repeat(43)}\u0000.ics`,
	])
		expect(await ask(path)).toEqual(UNKNOWN);
	expect(await deleteCalendarFeed(deps())({ caller: AMINA })).toMatchObject({ ok: true });
	expect(await deleteCalendarFeed(deps())({ caller: AMINA })).toMatchObject({ ok: true });
	expect(await ask(second.path)).toEqual(UNKNOWN);
});

test('the secret of a feed is not stored in the table', async () => {
	const { path } = await renew(0);
	const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
	expect(secret).toHaveLength(43);
	expect(JSON.stringify(await scanAll(fixture))).not.toContain(secret);
});

test.each([
	['was disabled', { status: 'disabled' }],
	['lost the role of a psychologist', { roles: ['front_desk'] }],
	['is linked to another psychologist now', { psychologistId: 'otieno' }],
	['is a client now', { role: 'client' }],
])('an account that %s has no feed any more', async (_why, change) => {
	const { path } = await renew(0);
	await auth(change);
	expect(await ask(path)).toEqual(UNKNOWN);
});

test('a feed is refused to other staff, and cannot be changed by a later account of the psychologist', async () => {
	const { feed } = await renew(0);
	const owner = { userId: '01OWNER' };
	expect(await renewCalendarFeed(deps())({ caller: owner, body: { names: true, version: 0 } })).toEqual(UNKNOWN);
	expect(await deleteCalendarFeed(deps())({ caller: owner })).toEqual(UNKNOWN);
	const next = { ...AMINA, userId: randomUUID() };
	expect(await changeCalendarFeed(deps())({ caller: next, body: { names: true, version: feed.version } })).toEqual(
		UNKNOWN,
	);
});

test('a network may request feeds sixty times in ten minutes, right or wrong', async () => {
	const { path } = await renew(0);
	for (let attempt = 0; attempt < 60; attempt += 1) await ask('/api/calendar-feeds/amina/wrong.ics');
	expect(await ask(path)).toMatchObject({ refusal: 'too_many_requests' });
	expect(await ask(path, '198.51.100.7')).toMatchObject({ ok: true });
});

test('of concurrent renewals one returns an address, which works', async () => {
	const answers = await Promise.all(
		Array.from({ length: 5 }, () => renewCalendarFeed(deps())({ caller: AMINA, body: { names: false, version: 0 } })),
	);
	const paths = answers.flatMap((one) => (one.ok ? one.value.path : []));
	expect(paths).toHaveLength(1);
	expect(await ask(paths[0] ?? '')).toMatchObject({ ok: true });
});
