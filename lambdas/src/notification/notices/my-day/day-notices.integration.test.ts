import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { anAppointment } from '../../../../test-support/notification/builders.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import {
	addressOf,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { PHONE } from '../../../../test-support/notification/notify-clients.ts';
import { addPsychologist, changeDay, PSYCHOLOGIST } from '../../../../test-support/notification/psychologists-days.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Wednesday, 10:30 AM in Nairobi. */
const START = '2026-11-18T07:30:00.000Z';
const TODAY = '2026-11-18T12:00:00.000Z';
const TOMORROW = '2026-11-19T07:30:00.000Z';
const LATER = '2026-11-23T07:30:00.000Z';
const OWN_PHONE = { number: PHONE, proof: 'code' } as const;

let table: FreshTable;
let fixture: NotificationFixture;
const begin = async (smsPerMonth?: number) => {
	fixture = await notificationFixture({
		...table,
		start: START,
		...(smsPerMonth === undefined ? {} : { smsPerMonth }),
	});
};
beforeEach(async () => {
	table = await freshTable();
	await begin();
});
afterEach(() => table.close());

/** Advances the clock, with a sweep each five minutes, or each half hour for several hours. */
const pass = async (milliseconds: number) => {
	const step = milliseconds > HOUR ? HOUR / 2 : 5 * MINUTE;
	for (let passed = 0; passed < milliseconds; passed += step) {
		fixture.clock.advance(step);
		await fixture.sweep();
	}
};
const mails = () => fixture.mail.accepted.filter(({ tags }) => tags.kind === 'day_notice');
const lastMail = async () => PostalMime.parse(mails().at(-1)?.raw ?? '');
const open = async () => (await storedJobs(fixture)).filter(({ state }) => state === 'pending' || state === 'sending');

describe('collecting changes', () => {
	test('several changes of today and tomorrow are one mail at the end of the quarter of an hour', async () => {
		await addPsychologist(fixture);
		await changeDay(fixture, { id: 'A1', after: TODAY });
		await changeDay(fixture, { id: 'A2', version: 3, before: TOMORROW, byClient: true });
		await changeDay(fixture, { id: 'A3', version: 2, before: TODAY, after: TOMORROW });
		expect(mails()).toHaveLength(0);
		await pass(20 * MINUTE);
		expect(mails()).toHaveLength(1);
		expect(mails()[0]).toMatchObject({
			to: addressOf(PSYCHOLOGIST.userId),
			tags: { kind: 'day_notice', ref: PSYCHOLOGIST.userId, attempt: 1 },
		});
		const { subject, text = '' } = await lastMail();
		expect(subject).toBe('3 changes to your visits');
		expect(text).toContain('Hello Amina,');
		expect(text).toContain('Wed 18 Nov 2026, 3:00 PM EAT');
		expect(text).toContain('Thu 19 Nov 2026, 10:30 AM EAT (was Wed 18 Nov 2026, 3:00 PM EAT)');
		expect(text).toMatch(/Cancelled by the client\s+Thu 19 Nov 2026, 10:30 AM EAT/);
		expect(text).toContain('https://tulia.example/admin/my-day');
		expect(await open()).toEqual([]);
	});

	test('changes of later days are one mail at 6 PM', async () => {
		await addPsychologist(fixture);
		await changeDay(fixture, { id: 'A1', after: LATER });
		await pass(2 * HOUR);
		await changeDay(fixture, { id: 'A2', after: LATER });
		expect(mails()).toHaveLength(0);
		await pass(7 * HOUR);
		expect(mails()).toHaveLength(1);
		expect((await lastMail()).subject).toBe('2 changes to your visits');
		await pass(24 * HOUR);
		expect(mails()).toHaveLength(1);
	});

	test('no notice about days is sent at night, also after an outage', async () => {
		await addPsychologist(fixture, { channel: 'both', phone: OWN_PHONE });
		fixture.mail.plan(() => 'refuse');
		fixture.sms.plan(() => 'refuse');
		fixture.clock.moveTo('2026-11-18T16:40:00.000Z');
		await changeDay(fixture, { after: TOMORROW });
		await pass(30 * MINUTE);
		fixture.mail.plan(() => 'accept');
		fixture.sms.plan(() => 'accept');
		await pass(10 * HOUR);
		expect([...mails(), ...fixture.sms.accepted]).toEqual([]);
		await pass(3 * HOUR);
		expect(mails()).toHaveLength(1);
	});

	test('changes that cancel out are not sent', async () => {
		await addPsychologist(fixture);
		await changeDay(fixture, { after: TODAY });
		await changeDay(fixture, { version: 2, before: TODAY });
		await pass(HOUR);
		expect(mails()).toHaveLength(0);
		expect(await open()).toEqual([]);
	});

	test('a change that arrives while its notice is sent belongs to the next notice', async () => {
		await addPsychologist(fixture);
		await changeDay(fixture, { id: 'A1', after: TODAY });
		const [notice] = (await storedJobs(fixture)).filter(({ type }) => type === 'day_notice_mail');
		fixture.clock.moveTo('2026-11-18T07:45:00.000Z');
		await fixture.streamJobs([notice ?? {}]);
		// A function whose clock is slightly slow.
		fixture.clock.moveTo('2026-11-18T07:44:59.000Z');
		await changeDay(fixture, { id: 'A2', after: TODAY });
		await pass(40 * MINUTE);
		expect(mails()).toHaveLength(2);
		expect((await lastMail()).subject).toBe('1 change to your visits');
	});

	test('the same change delivered twice is sent once', async () => {
		await addPsychologist(fixture);
		const job = await changeDay(fixture, { after: TODAY });
		await fixture.put({ ...job, state: 'pending' });
		await fixture.streamJobs([job, job]);
		await pass(HOUR);
		expect((await lastMail()).subject).toBe('1 change to your visits');
		expect(mails()).toHaveLength(1);
	});
});

describe('recipients of a notice about days', () => {
	test.each([
		['a psychologist who made no choice', async () => undefined],
		['a psychologist who chose none', () => addPsychologist(fixture, { channel: 'none' })],
		['the psychologist who made the change', () => addPsychologist(fixture)],
	])('a notice about days is not sent to %s', async (what, prepare) => {
		await prepare();
		await changeDay(fixture, {
			after: TODAY,
			...(what.endsWith('made the change') ? { actor: PSYCHOLOGIST.userId } : {}),
		});
		await pass(HOUR);
		expect(fixture.mail.calls).toHaveLength(0);
		expect((await storedJobs(fixture)).map(({ state }) => state)).toEqual(['untold']);
	});

	test('an account that is closed or not this psychologist any more gets no notice about days', async () => {
		for (const change of [{ psychologistId: 'another' }, { status: 'disabled' }, { roles: ['front_desk'] }]) {
			await addPsychologist(fixture);
			await changeDay(fixture, { id: JSON.stringify(change), after: TODAY });
			await fixture.put({ ...(await fixture.read(`USER#${PSYCHOLOGIST.userId}`, 'AUTH')), ...change });
			await pass(20 * MINUTE);
		}
		expect(fixture.mail.calls).toHaveLength(0);
	});

	test('a mail about days names clients only as the psychologist chose, and never a service', async () => {
		await fixture.book(anAppointment({ id: 'A1', userId: 'C1', startAt: TOMORROW }));
		for (const names of [false, true]) {
			await addPsychologist(fixture, { names });
			await changeDay(fixture, { version: names ? 2 : 1, after: TOMORROW });
			await pass(20 * MINUTE);
			const { text = '', html = '', subject = '' } = await lastMail();
			expect(text.includes('Wairimu Kamau')).toBe(names);
			expect(subject + text + html).not.toMatch(/Therapy|Depression|TUL-|Wairimu.*subject/i);
		}
	});
});

describe('a notice about days by SMS', () => {
	test('a confirmed number of a psychologist gets one SMS with times and counts', async () => {
		await addPsychologist(fixture, { channel: 'sms', names: true, phone: OWN_PHONE });
		await changeDay(fixture, { after: TODAY });
		await pass(30 * MINUTE);
		expect(mails()).toHaveLength(0);
		expect(fixture.sms.accepted.map(({ to, text }) => ({ to, text }))).toEqual([
			{ to: PHONE, text: 'Booked: Wed 18 Nov, 3:00 PM. tulia.example/admin/my-day' },
		]);
		expect(JSON.stringify(fixture.sms.accepted[0]?.tags)).not.toContain(PSYCHOLOGIST.userId);
	});

	test.each([
		['with an unconfirmed number', { number: PHONE, proof: 'staff' } as const],
		['without a number', undefined],
	])('a psychologist %s gets a mail about days instead of an SMS', async (_why, phone) => {
		await addPsychologist(fixture, { channel: 'sms', ...(phone ? { phone } : {}) });
		await changeDay(fixture, { after: TODAY });
		await pass(30 * MINUTE);
		expect(fixture.sms.calls).toHaveLength(0);
		expect(mails()).toHaveLength(1);
	});

	test('an SMS about days that cannot be sent is replaced by a mail, unless mail was chosen as well', async () => {
		for (const channel of ['sms', 'both'] as const) {
			await addPsychologist(fixture, { channel, phone: OWN_PHONE });
			fixture.sms.plan(() => 'impossible');
			await changeDay(fixture, { id: channel, after: TODAY });
			await pass(30 * MINUTE);
		}
		expect(mails()).toHaveLength(2);
		expect(fixture.givenUpAlarms()).toBe(0);
	});

	test('a stage without SMS sends notices about days by mail', async () => {
		await begin(0);
		await addPsychologist(fixture, { channel: 'sms', phone: OWN_PHONE });
		await changeDay(fixture, { after: TODAY });
		await pass(30 * MINUTE);
		expect(mails()).toHaveLength(1);
	});
});

test('a bounce of a notice about days flags the account, which gets no further mail', async () => {
	await addPsychologist(fixture);
	await changeDay(fixture, { after: TODAY });
	await pass(20 * MINUTE);
	const [mail] = mails();
	if (mail) await fixture.receiveEvent({ ...eventOf(mail), progress: 'bounced', isUndeliverable: true });
	await changeDay(fixture, { id: 'A2', after: TODAY });
	await pass(20 * MINUTE);
	expect(mails()).toHaveLength(1);
	expect(await fixture.read(`USER#${PSYCHOLOGIST.userId}`, 'PROFILE')).toMatchObject({ emailUndeliverable: true });
});
