import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { appointmentDueFor, enqueueMail, jobIdOf } from '../../../../test-support/notification/mail-jobs.ts';
import {
	addressOf,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { linkRepository } from '../../../identity/address/link.repository.ts';
import { hashOfToken } from '../../../identity/address/link-token.ts';
import { newJob } from '../../../outbox/job.items.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = '2026-11-16T07:30:00.000Z';

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NOW });
});
afterEach(() => table.close());

const KEY = ['APPT#A1', 'META'] as const;
const lastMail = () => PostalMime.parse(fixture.mail.accepted.at(-1)?.raw ?? '');
async function lastCalendar(): Promise<string> {
	const { attachments } = await lastMail();
	const file = attachments.find(({ filename }) => filename === 'appointment.ics')?.content ?? '';
	return typeof file === 'string' ? file : new TextDecoder().decode(file);
}
const stateOf = async (kind: 'moved' | 'cancelled' | 'confirmation', id = 'A1') =>
	(await fixture.read(`JOB#${jobIdOf(kind, id)}`, 'J'))?.state;

describe('a move', () => {
	test('a move is mailed once, with the new and the old time, and a calendar file that replaces the first', async () => {
		const job = await enqueueMail(fixture, 'moved', appointmentDueFor('moved', 'A1'));
		await fixture.streamJobs([job, job]);
		expect(fixture.mail.accepted.map(({ to, tags }) => [to, tags.kind, tags.version])).toEqual([
			[addressOf('A1'), 'moved', 2],
		]);
		const { subject, text } = await lastMail();
		expect(subject).toBe('Your appointment has a new time: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(text).toContain('Tue 17 Nov 2026, 9:00 AM EAT');
		const calendar = await lastCalendar();
		for (const line of ['METHOD:PUBLISH', 'UID:A1@tulia.example', 'SEQUENCE:1', 'DTSTART:20261119T073000Z'])
			expect(calendar).toContain(line);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', version: 2 } });
	});

	test.each([
		['moved again', { ver: 3 }],
		['cancelled', { ver: 3, status: 'cancelled' }],
	])(
		'a move of an appointment that was %s since is only mailed by the notice of that change',
		async (_what, change) => {
			const job = await enqueueMail(fixture, 'moved', appointmentDueFor('moved', 'A1'));
			await fixture.put({ ...(await fixture.read(...KEY)), ...change });
			await fixture.streamJobs([job]);
			expect(fixture.mail.calls).toHaveLength(0);
			expect(await stateOf('moved')).toBe('obsolete');
		},
	);

	test('a move to a time that passed before the mail could be sent is given up with an alarm, and staff see it', async () => {
		const job = await enqueueMail(fixture, 'moved', appointmentDueFor('moved', 'A1'));
		fixture.clock.moveTo(appointmentDueFor('moved', 'A1').startAt);
		await fixture.streamJobs([job]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(fixture.givenUpAlarms()).toBe(1);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ moved: { state: 'failed' } });
	});
});

describe('a cancellation', () => {
	test('a cancellation is mailed once, without its reason, and removes the calendar entry', async () => {
		const job = await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', 'A1'));
		const item = await fixture.read(...KEY);
		const cancellation = { by: 'staff', at: NOW, reason: 'Too few staff that day' };
		await fixture.put({ ...item, cancellation });
		await fixture.streamJobs([job, job]);
		expect(fixture.mail.accepted.map(({ tags }) => tags.kind)).toEqual(['cancelled']);
		const { text, html } = await lastMail();
		expect(text).toContain('We had to cancel your appointment.');
		expect(`${text} ${html} ${await lastCalendar()}`).not.toContain('Too few');
		for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:A1@tulia.example', 'SEQUENCE:1'])
			expect(await lastCalendar()).toContain(line);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ cancelled: { state: 'sent', version: 2 } });
	});

	test.each([
		['the appointment is confirmed', { status: 'confirmed' }],
		['it was of another version', { ver: 3 }],
	])('a cancellation is not mailed when %s', async (_what, change) => {
		const job = await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', 'A1'));
		await fixture.put({ ...(await fixture.read(...KEY)), ...change });
		await fixture.streamJobs([job]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(await stateOf('cancelled')).toBe('obsolete');
	});

	test('a cancellation is mailed even after the start of the visit', async () => {
		const job = await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', 'A1'));
		fixture.clock.moveTo('2026-11-19T07:31:00.000Z');
		await fixture.streamJobs([job]);
		expect(fixture.mail.accepted).toHaveLength(1);
	});
});

describe('the delivery status of a mail', () => {
	test.each(['moved', 'cancelled'] as const)(
		'the delivery status of a mail of kind %s follows the events of the mail service',
		async (kind) => {
			await fixture.streamJobs([await enqueueMail(fixture, kind, appointmentDueFor(kind, 'A1'))]);
			const [mail] = fixture.mail.accepted;
			if (!mail) throw new Error('No mail was sent.');
			await fixture.receiveEvent(eventOf(mail, 'delivered'));
			expect((await fixture.read(...KEY))?.mail).toMatchObject({ [kind]: { state: 'delivered' } });
			await fixture.receiveEvent(eventOf(mail, 'bounced', true));
			expect((await fixture.read(...KEY))?.mail).toMatchObject({ [kind]: { state: 'bounced' } });
			expect(await fixture.read('USER#A1', 'PROFILE')).toMatchObject({ emailUndeliverable: true });
		},
	);

	test('the delivery status of a mail to a flagged address is suppressed', async () => {
		const job = await enqueueMail(fixture, 'cancelled', appointmentDueFor('cancelled', 'A1'));
		await fixture.put({ ...(await fixture.read('USER#A1', 'PROFILE')), emailUndeliverable: true });
		await fixture.streamJobs([job]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ cancelled: { state: 'suppressed' } });
	});

	test('the delivery status of a mail that staff send again is not changed by late events of the first one', async () => {
		const first = await enqueueMail(fixture, 'moved', appointmentDueFor('moved', 'A1'));
		await fixture.streamJobs([first]);
		const [lost] = fixture.mail.accepted;
		if (!lost) throw new Error('No mail was sent.');
		await fixture.receiveEvent(eventOf(lost, 'bounced'));
		const again = newJob({
			id: `${first.id}-2`,
			type: 'moved_mail',
			ref: 'A1',
			refVersion: 2,
			now: fixture.clock.now(),
		});
		await fixture.put(again);
		await fixture.streamJobs([again]);
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', job: again.id } });
		await fixture.receiveEvent(eventOf(lost, 'complained'));
		expect((await fixture.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', job: again.id } });
	});
});

describe('a confirmation', () => {
	const consents = (healthData: object) => ({
		health_data: { version: '2026-11-21', at: NOW, ...healthData },
		hosting_abroad: { version: '2026-11-21', at: NOW },
	});
	test.each([
		['who gave both consents announces no question', consents({}), false],
		['who withdrew a consent announces the question for it', consents({ withdrawnAt: NOW }), true],
		['who agreed to an outdated wording announces the question for it', consents({ version: '2025-01-01' }), true],
		['who gave no consent announces the question for both', undefined, true],
	])('a confirmation to a client %s', async (_what, given, isSaid) => {
		const job = await enqueueMail(fixture, 'confirmation', appointmentDueFor('confirmation', 'A1'));
		await fixture.put({ ...(await fixture.read('USER#A1', 'PROFILE')), consents: given });
		await fixture.streamJobs([job]);
		expect((await lastMail()).text?.includes('we will ask for your consent')).toBe(isSaid);
	});
});

describe('an invitation', () => {
	const invite = async (refVersion = 1) => {
		await fixture.addClient('U1');
		await fixture.put({ PK: 'USER#U1', SK: 'AUTH', entity: 'auth', ver: 1, role: 'client', status: 'active' });
		const job = newJob({ id: 'J1', type: 'invitation_mail', ref: 'U1', refVersion, now: fixture.clock.now() });
		await fixture.put(job);
		return job;
	};
	const links = () => linkRepository(table.db, table.tableName);

	test('an invitation has a link that sets a password and is valid for seven days', async () => {
		await fixture.streamJobs([await invite()]);
		expect(fixture.mail.accepted[0]?.to).toBe(addressOf('U1'));
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const at = (age: number) => links().find('reset', hashOfToken(token), new Date(Date.parse(NOW) + age));
		expect(await at(7 * DAY - 1)).toMatchObject({ userId: 'U1', version: 1 });
		expect(await at(7 * DAY)).toBeUndefined();
	});

	test('an invitation is not sent again after its recipient chose a password', async () => {
		const job = await invite();
		fixture.mail.plan(() => 'lose');
		await fixture.streamJobs([job]);
		await fixture.put({ ...(await fixture.read('USER#U1', 'AUTH')), ver: 2 });
		fixture.mail.plan(() => 'accept');
		for (let minute = 0; minute < 30; minute += 5) {
			fixture.clock.advance(5 * MINUTE);
			await fixture.sweep();
		}
		expect(fixture.mail.accepted).toHaveLength(0);
		expect(await fixture.read('JOB#J1', 'J')).toMatchObject({ state: 'obsolete' });
	});
});
