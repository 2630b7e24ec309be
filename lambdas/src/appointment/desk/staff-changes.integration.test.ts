import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { textNames } from '@tulia/contracts/appointment/written-texts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	everyText,
	FIXTURE_NOW,
} from '../../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { cancelAppointment } from '../cancel/cancel-appointment.usecase.ts';
import { cancelForCentre } from '../cancel/request-cancellation.usecase.ts';
import { moveAppointment } from '../move/move-appointment.usecase.ts';
import { moveForCentre } from '../move/request-move.usecase.ts';
import { getAppointment } from '../read/get-appointment.usecase.ts';
import { anonymiser } from '../store/anonymise.repository.ts';
import { changeStaffNote } from './change-staff-note.usecase.ts';
import { recordOutcome } from './record-outcome.usecase.ts';
import { resendAppointmentMail } from './resend-appointment-mail.usecase.ts';

let fixture: BookingFixture;
let id: string;
/** A clock that advances by a second at each call. */
let seconds: number;
const ticking = () => ({ ...fixture.deps, now: () => new Date(FIXTURE_NOW.getTime() + ++seconds * 1000) });
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	await fixture.addClient('staff');
	id = await fixture.booked(await fixture.addClient('client'), everyText('I cannot sleep'));
	seconds = 0;
});
afterEach(() => fixture.close());

const caller = { userId: 'staff', roles: ['psychologist'], psychologistId: 'amina' } as const;
const readings: object[] = [];
beforeEach(() => readings.splice(0));
const reading = (noteReading = async (one: object) => void readings.push(one)) =>
	getAppointment({ ...fixture.deps, noteReading })({ params: { id }, caller });
const detail = async () => {
	const answer = await reading();
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};
const note = (text: string, noteVersion = 0) =>
	changeStaffNote(ticking())({ params: { id }, body: { note: text, noteVersion }, caller });
const resend = (kind: 'confirmation' | 'moved' | 'cancelled') =>
	resendAppointmentMail(ticking())({ params: { id }, body: { kind }, caller });
const cancel = (version = 1, reason = 'The psychologist is ill') =>
	cancelForCentre({ ...fixture.deps, cancel: cancelAppointment(fixture.deps) })({
		params: { id },
		body: { reason, version },
		caller,
	});
const move = (time: string, version = 1) =>
	moveForCentre({ ...fixture.deps, move: moveAppointment(fixture.deps) })({
		params: { id },
		body: { date: '2026-11-24', time, version },
		caller,
		idempotencyKey: randomUUID(),
	});
const record = (
	body: { status: 'attended' | 'missed'; version?: number; reason?: string },
	now = '2026-11-24T07:30:00.000Z',
) => recordOutcome({ ...fixture.deps, now: () => new Date(now) })({ params: { id }, body, caller });

test('the detail of an appointment has decrypted notes, consents to be taken and pending mails', async () => {
	expect(await detail()).toMatchObject({
		id,
		userId: 'client',
		user: { name: 'Client client', email: 'client@clients.example' },
		psychologistId: 'amina',
		serviceId: 'stress',
		...everyText('I cannot sleep'),
		consentsMissing: ['terms', 'privacy', 'health_data', 'hosting_abroad'],
		emailUndeliverable: false,
		reminder: 'pending',
		mails: [{ kind: 'confirmation', channel: 'email', state: 'pending', version: 1 }],
		history: [{ what: 'booked', by: 'The client' }],
		correctableUntil: '2026-12-01T07:00:00.000Z',
	});
	const stored = JSON.stringify(await scanAll(fixture));
	expect(stored).not.toContain('I cannot sleep');
});

test('reading notes is audited before the response, and reading an appointment without notes is not audited', async () => {
	await reading();
	expect(readings).toEqual([
		{ actor: 'staff', action: 'appointment_notes_read', appointmentId: id, clientId: 'client', at: fixture.deps.now() },
	]);
	await expect(reading(() => Promise.reject(new Error('the table is away')))).rejects.toThrow('the table is away');
	readings.splice(0);
	id = await fixture.booked(await fixture.addClient('silent'), { time: '12:00 PM' });
	expect(await reading()).toMatchObject({ ok: true });
	expect(readings).toEqual([]);
	await note('Asked for a chair');
	await reading();
	expect(readings).toHaveLength(1);
});

test('an unknown appointment is not found by any staff endpoint', async () => {
	id = '01NOBODY';
	const answers = [
		await reading(),
		await note('x'),
		await resend('confirmation'),
		await cancel(),
		await move('12:00 PM'),
	];
	for (const answer of answers) expect(answer).toEqual({ ok: false, refusal: 'not_found' });
});

test("a staff note is encrypted, replaced and removed, and leaves the appointment's version", async () => {
	expect(await note('Prefers the ground floor')).toMatchObject({
		ok: true,
		value: { staffNote: 'Prefers the ground floor', version: 1, noteVersion: 1 },
	});
	expect(JSON.stringify(await scanAll(fixture))).not.toContain('ground floor');
	expect(await note('Second floor is fine', 1)).toMatchObject({ value: { staffNote: 'Second floor is fine' } });
	expect(await note('x', 1)).toMatchObject({
		refusal: 'changed_meanwhile',
		current: { status: 'confirmed', version: 2 },
	});
	const without = await note('  ', 2);
	expect(without.ok && without.value).not.toHaveProperty('staffNote');
	expect((await detail()).history.map(({ what, by }) => `${what} ${by}`)).toEqual([
		'booked The client',
		'note_changed Client staff',
		'note_changed Client staff',
		'note_changed Client staff',
	]);
	await expectInvariants(fixture);
});

test('of two notes on the same version one succeeds and the other gets a version conflict', async () => {
	const texts = ['Prefers mornings', 'Call her mother'];
	const answers = await Promise.all(texts.map((text) => note(text)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile', current: { version: 1 } });
	expect((await detail()).staffNote).toBe(texts[answers.findIndex(({ ok }) => ok)]);
	await expectInvariants(fixture);
});

test('saving a note is idempotent after a lost response', async () => {
	await note('Prefers mornings');
	expect(await note('Prefers mornings')).toMatchObject({ ok: true, value: { noteVersion: 1 } });
	expect((await detail()).history.map(({ what }) => what)).toEqual(['booked', 'note_changed']);
});

test('staff cancel the version they saw with a reason; the client gets a mail without the reason', async () => {
	expect(await cancel(2)).toMatchObject({
		refusal: 'appointment_changed',
		current: { status: 'confirmed', version: 1 },
	});
	const answer = await cancel();
	expect(answer).toMatchObject({
		ok: true,
		value: {
			status: 'cancelled',
			version: 2,
			reminder: 'cancelled',
			cancellation: { by: 'staff', reason: 'The psychologist is ill' },
			history: [{ what: 'booked' }, { what: 'cancelled', by: 'Client staff', detail: 'The psychologist is ill' }],
		},
	});
	const items = await scanAll(fixture);
	expect(JSON.stringify(items)).not.toContain('is ill');
	expect(ofEntity(items, 'cell')).toEqual([]);
	// A repeat changes nothing.
	expect(await cancel()).toMatchObject({ ok: true, value: { version: 2 } });
	await expectInvariants(fixture);
});

test('staff move a visit, and the history has the old time', async () => {
	expect(await move('3:00 PM')).toMatchObject({
		ok: true,
		value: {
			version: 2,
			scheduledFor: '2026-11-24T12:00:00.000Z',
			mails: [
				{ kind: 'confirmation', channel: 'email', state: 'pending' },
				{ kind: 'moved', channel: 'email', state: 'pending', version: 2 },
			],
			history: [{ what: 'booked' }, { what: 'moved', by: 'Client staff', detail: '2026-11-24T06:00:00.000Z' }],
		},
	});
	expect(await move('1:30 PM', 1)).toMatchObject({ refusal: 'appointment_changed', current: { version: 2 } });
	await expectInvariants(fixture);
});

test('each correction of an outcome corrects the figures, and ten simultaneous requests correct it once', async () => {
	expect(await record({ status: 'attended' })).toMatchObject({ ok: true });
	await expectInvariants(fixture);
	expect(await record({ status: 'missed' })).toMatchObject({ refusal: 'appointment_changed' });
	const corrections = await Promise.all(
		Array.from({ length: 10 }, () => record({ status: 'missed', version: 2, reason: 'Wrong row' })),
	);
	expect(corrections.every((one) => one.ok && one.value.appointment.version === 3)).toBe(true);
	await expectInvariants(fixture);
	expect(await record({ status: 'attended', version: 2, reason: 'Late' })).toMatchObject({
		refusal: 'appointment_changed',
		current: { status: 'missed', version: 3 },
	});
	expect(await record({ status: 'attended', version: 3, reason: 'Came late' })).toMatchObject({ ok: true });
	await expectInvariants(fixture);
	const changes = (await scanEntity(fixture, 'audit')).flatMap(({ change }) => change ?? []);
	expect(changes.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(['attended missed', 'missed attended']);
	expect((await detail()).history.map(({ what, detail: said }) => [what, said])).toEqual([
		['booked', undefined],
		['attended', undefined],
		['corrected', 'Wrong row'],
		['corrected', 'Came late'],
	]);
	expect(await record({ status: 'missed', version: 4, reason: 'x' }, '2026-12-01T07:00:00.001Z')).toEqual({
		ok: false,
		refusal: 'too_late',
	});
});

describe('a mail that is sent again', () => {
	test('only a mail whose content is still true is sent again, for the current version, and it is pending', async () => {
		expect(await resend('moved')).toMatchObject({ refusal: 'appointment_changed' });
		expect(await resend('cancelled')).toMatchObject({ refusal: 'appointment_changed' });
		await fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: { PK: `APPT#${id}`, SK: 'META' },
				UpdateExpression: 'SET mail = :mail',
				ExpressionAttributeValues: {
					':mail': { confirmation: { state: 'bounced', at: '2026-11-20T05:59:00.000Z', version: 1, attempt: 1 } },
				},
			}),
		);
		expect(await resend('confirmation')).toEqual({ ok: true, value: { status: 'received' } });
		expect((await detail()).mails).toEqual([
			{ kind: 'confirmation', channel: 'email', state: 'pending', at: expect.any(String), version: 1 },
		]);
		const jobs = (await scanEntity(fixture, 'job')).filter(({ type }) => type === 'confirmation_mail');
		expect(jobs.map(({ ref, refVersion }) => [ref, refVersion])).toEqual([
			[id, 1],
			[id, 1],
		]);
		expect((await detail()).history.at(-1)).toMatchObject({
			what: 'mail_resent',
			by: 'Client staff',
			detail: 'confirmation',
		});
	});

	test('a mail is sent again three times an hour for each appointment at most', async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => resend('confirmation')));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
		expect(answers.find(({ ok }) => !ok)).toMatchObject({
			refusal: 'too_many_requests',
			retryAfterSeconds: expect.any(Number),
		});
	});
});

test('the erasure of the client removes every text about them and leaves the events', async () => {
	await note('Prefers the ground floor');
	await move('3:00 PM');
	await cancel(2);
	const file = await fixture.deps.appointments.find(id);
	if (file) await anonymiser(fixture.db, fixture.tableName)(file);
	const items = await scanAll(fixture);
	expect(ofEntity(items, 'idempotency')).toEqual([]);
	const left = ofEntity(items, 'appointment-event');
	expect(left.map(({ by, detail: said }) => [by, said]).sort()).toEqual([
		['erased', undefined],
		['staff', undefined],
		['staff', undefined],
		['staff', undefined],
	]);
	const erased = await detail();
	expect(erased).toMatchObject({
		user: { name: 'Deleted account', email: '' },
		status: 'cancelled',
		mails: [],
		consentsMissing: [],
		history: [
			{ what: 'booked', by: 'The client' },
			{ what: 'note_changed', by: 'Client staff' },
			{ what: 'moved', by: 'Client staff' },
			{ what: 'cancelled', by: 'Client staff' },
		],
	});
	for (const attribute of ['userId', ...textNames, 'staffNote']) expect(erased).not.toHaveProperty(attribute);
	expect(erased.cancellation).not.toHaveProperty('reason');
});
