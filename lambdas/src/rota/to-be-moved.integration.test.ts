import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { moveAppointment } from '../appointment/move/move-appointment.usecase.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { newId } from '../platform/new-id.ts';
import { psychologistChanges } from '../psychologist/psychologist-changes.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { changePsychologist } from './change-psychologist.usecase.ts';
import { changeToBeMoved } from './change-to-be-moved.usecase.ts';
import { listToBeMoved } from './list-to-be-moved.usecase.ts';
import { moveNoteRepository } from './move-note.repository.ts';

const caller = { userId: 'staff' };
/** A Tuesday. */
const DAY = '2026-11-24';
const TIMES = ['9:00 AM', '12:00 PM', '3:00 PM'];

let fixture: BookingFixture;
let ids: readonly string[];
let clock: Date;
beforeEach(async () => {
	clock = FIXTURE_NOW;
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	const booked: string[] = [];
	for (const [index, time] of TIMES.entries()) {
		const client = await fixture.addClient(`client-${index}`);
		booked.push(await fixture.booked(client, { date: DAY, time, psychologistId: 'amina' }));
	}
	ids = booked;
	clock = new Date('2026-11-20T07:00:00.000Z');
});
afterEach(() => fixture.close());

const deps = () => ({
	...fixture.deps,
	notes: moveNoteRepository(fixture.db, fixture.tableName),
	now: () => clock,
});
const list = async () => {
	const answer = await listToBeMoved(deps())({ query: {} });
	if (!answer.ok) throw new Error('refused');
	return answer.value;
};
const open = async () => (await list()).open.map(({ appointment }) => appointment.id);

interface Off {
	readonly from: string;
	readonly to: string;
	readonly hours?: { readonly from: string; readonly to: string };
}
/** Staff change the psychologist, with all displaced visits confirmed. */
async function change(what: { timeOff?: Off[]; serviceIds?: string[]; active?: boolean }): Promise<void> {
	const staff = psychologistChanges(fixture.db, fixture.tableName);
	const [amina] = (await staff.listStaff()).filter(({ id }) => id === 'amina');
	if (!amina) throw new Error('There is no Amina.');
	const { id, ...fields } = amina;
	const timeOff = (what.timeOff ?? fields.timeOff).map(({ from, to, hours }) => ({
		from,
		to,
		...(hours ? { hours } : {}),
	}));
	const services = serviceRepository(fixture.db, fixture.tableName);
	const answer = await changePsychologist({ ...deps(), staff, services, cells: fixture.deps.sources.cells })({
		params: { id },
		body: { ...fields, ...what, timeOff, seen: [...ids] },
		caller: { ...caller, role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 },
	});
	if (!answer.ok) throw new Error(answer.refusal);
}
const ill = (hours?: Off['hours']) =>
	change({ timeOff: [{ from: DAY, to: '2026-11-25', ...(hours ? { hours } : {}) }] });
const note = (id: string, what: 'left_message' | 'rings_back' | 'keep' | 'take_back', more: object = {}) =>
	changeToBeMoved(deps())({ params: { id }, body: { what, version: 1, noteVersion: 0, ...more }, caller });
const move = (id: string, wish: { date: string; time: string; psychologistId?: string }) =>
	moveAppointment(deps())({
		appointmentId: id,
		wish: { ...wish, version: 1 },
		by: 'staff',
		actor: 'staff',
		key: undefined,
	});

test('no visit has to be moved before the psychologist is off, nor after that is reverted', async () => {
	expect(await list()).toMatchObject({ open: [], openCount: 0, until: '2027-01-19' });
	await ill();
	expect(await open()).toEqual(ids);
	expect((await list()).open[0]).toMatchObject({ cause: 'time_off', psychologistId: 'amina', noteVersion: 0 });
	await change({ timeOff: [] });
	expect(await open()).toEqual([]);
});

test('time off for some hours displaces only the visits of these hours', async () => {
	await ill({ from: '11:00', to: '14:00' });
	expect(await open()).toEqual([ids[1]]);
});

test('a closure, a removed service and a psychologist who leaves put the visits on the worklist, in any order', async () => {
	await fixture.closeDay(DAY);
	expect((await list()).open[0]).toMatchObject({ cause: 'centre_closed', reason: 'Staff training' });
	await change({ serviceIds: [] });
	const calendar = calendarRepository(fixture.db, fixture.tableName);
	const [closure] = await calendar.between(DAY, DAY);
	if (closure) await calendar.remove(closure, { id: newId(clock), actor: 'staff', at: clock });
	expect((await list()).open.map(({ cause }) => cause)).toEqual([
		'service_not_offered',
		'service_not_offered',
		'service_not_offered',
	]);
	await change({ active: false });
	expect((await list()).open[0]).toMatchObject({ cause: 'not_working' });
	expect(await open()).toEqual(ids);
});

test('the worklist empties as visits are moved, cancelled and kept, and shows what was done', async () => {
	await ill();
	const [first = '', second = '', third = ''] = ids;
	expect(await move(first, { date: DAY, time: '9:00 AM', psychologistId: 'otieno' })).toMatchObject({ ok: true });
	expect(await open()).toEqual([second, third]);
	await cancelAppointment(deps())({ appointmentId: second, by: 'staff', actor: 'staff', reason: 'ill', version: 1 });
	expect(await open()).toEqual([third]);
	expect(await note(third, 'keep')).toEqual({ ok: true, value: { noteVersion: 1 } });
	const { open: left, done, doneCount } = await list();
	expect([left, doneCount]).toEqual([[], 3]);
	expect(done.map(({ what, appointment }) => [what, appointment.id]).toSorted()).toEqual([
		['cancelled', second],
		['kept', third],
		['moved', first],
	]);
	expect(done.find(({ what }) => what === 'moved')).toMatchObject({
		was: { scheduledFor: '2026-11-24T06:00:00.000Z', psychologist: 'Psychologist amina' },
		appointment: { psychologist: 'Psychologist otieno' },
	});
	expect(await note(third, 'take_back', { noteVersion: 1 })).toMatchObject({ ok: true });
	expect(await open()).toEqual([third]);
});

test('visits moved or cancelled before the psychologist fell ill are not shown as done', async () => {
	await cancelAppointment(deps())({
		appointmentId: ids[0] ?? '',
		by: 'staff',
		actor: 'staff',
		reason: 'x',
		version: 1,
	});
	await move(ids[1] ?? '', { date: '2026-12-01', time: '9:00 AM' });
	clock = new Date('2026-11-20T08:00:00.000Z');
	await ill();
	expect(await list()).toMatchObject({ openCount: 1, done: [] });
});

test('a visit is kept for one cause and one time: another cause or time puts it back on the worklist', async () => {
	await ill();
	const id = ids[0] ?? '';
	await note(id, 'keep');
	expect(await open()).not.toContain(id);
	await fixture.closeDay(DAY);
	expect(await open()).toContain(id);
});

test('a call is recorded once for the time that was seen, visible to all staff, and audited', async () => {
	await ill();
	const id = ids[0] ?? '';
	expect(await note(id, 'left_message')).toMatchObject({ ok: true });
	expect(await note(id, 'left_message')).toMatchObject({ refusal: 'changed_meanwhile' });
	expect(await note(id, 'rings_back', { after: '13:00', noteVersion: 1 })).toMatchObject({ ok: true });
	expect((await list()).open[0]?.call).toEqual({
		what: 'rings_back',
		after: '13:00',
		at: clock.toISOString(),
		by: 'The centre',
	});
	expect((await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'appointment_call_noted')).toHaveLength(
		2,
	);
});

test('a note about a visit that need not be moved, was moved, or is deleted is refused', async () => {
	expect(await note(ids[0] ?? '', 'keep')).toMatchObject({ refusal: 'appointment_changed' });
	await ill();
	await move(ids[0] ?? '', { date: DAY, time: '9:00 AM', psychologistId: 'otieno' });
	expect(await note(ids[0] ?? '', 'keep')).toMatchObject({ refusal: 'appointment_changed' });
	expect(await note('nobody', 'keep')).toMatchObject({ refusal: 'not_found' });
});

test('of two concurrent notes one is refused, and no note is lost', async () => {
	await ill();
	const answers = await Promise.all(
		['left_message', 'rings_back'].map((what) => note(ids[0] ?? '', what as 'left_message')),
	);
	expect(answers.map((answer) => answer.ok).toSorted()).toEqual([false, true]);
});

test('each visit is offered the same time with another psychologist and the next of its own, without duplicates', async () => {
	await ill();
	const offered = (await list()).open.map((row) =>
		row.offered.map(
			({ psychologistId, startsAt, isSameTime }) =>
				`${psychologistId} ${startsAt.slice(0, 16)}${isSameTime ? ' same' : ''}`,
		),
	);
	expect(offered).toEqual([
		['otieno 2026-11-24T06:00 same', 'amina 2026-11-26T06:00'],
		['otieno 2026-11-24T09:00 same', 'amina 2026-11-26T09:00'],
		['otieno 2026-11-24T12:00 same', 'amina 2026-11-26T12:00'],
	]);
	for (const [place, time] of TIMES.entries())
		expect(await move(ids[place] ?? '', { date: DAY, time, psychologistId: 'otieno' })).toMatchObject({ ok: true });
});
