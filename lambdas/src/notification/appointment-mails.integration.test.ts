import './testing/quiet-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { linkRepository } from '../identity/link.repository.ts';
import { hashOfToken } from '../identity/link-token.ts';
import { newJob } from './job.ts';
import { dueFor, jobIdOf, promise } from './testing/changes.ts';
import { addressOf, type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf } from './testing/outside-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = '2026-11-16T07:30:00.000Z';

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: NOW });
});
afterEach(() => table.close());

const KEY = ['APPT#A1', 'META'] as const;
const lastMail = () => PostalMime.parse(world.mail.accepted.at(-1)?.raw ?? '');
/** The calendar file of the last mail. */
async function lastCalendar(): Promise<string> {
	const { attachments } = await lastMail();
	const file = attachments.find(({ filename }) => filename === 'appointment.ics')?.content ?? '';
	return typeof file === 'string' ? file : new TextDecoder().decode(file);
}
const stateOf = async (kind: 'moved' | 'cancelled' | 'confirmation', id = 'A1') =>
	(await world.read(`JOB#${jobIdOf(kind, id)}`, 'J'))?.state;

describe('a move', () => {
	test('is told once, with the new time, the old one, and a calendar file that replaces the first', async () => {
		const job = await promise(world, 'moved', dueFor('moved', 'A1'));
		await world.streamJobs([job, job]);
		expect(world.mail.accepted.map(({ to, tags }) => [to, tags.kind, tags.version])).toEqual([
			[addressOf('A1'), 'moved', 2],
		]);
		const { subject, text } = await lastMail();
		expect(subject).toBe('Your appointment has a new time: Thu 19 Nov 2026, 10:30 AM EAT');
		expect(text).toContain('Tue 17 Nov 2026, 9:00 AM EAT');
		const calendar = await lastCalendar();
		for (const line of ['METHOD:PUBLISH', 'UID:A1@tulia.example', 'SEQUENCE:1', 'DTSTART:20261119T073000Z'])
			expect(calendar).toContain(line);
		expect((await world.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', version: 2 } });
	});

	test.each([
		['moved again', { ver: 3 }],
		['cancelled', { ver: 3, status: 'cancelled' }],
	])('of an appointment that was %s since is told by the mail of that change', async (_what, change) => {
		const job = await promise(world, 'moved', dueFor('moved', 'A1'));
		await world.put({ ...(await world.read(...KEY)), ...change });
		await world.streamJobs([job]);
		expect(world.mail.calls).toHaveLength(0);
		expect(await stateOf('moved')).toBe('obsolete');
	});

	test('to a time that has come before the mail could leave is given up, loudly, and staff see it', async () => {
		const job = await promise(world, 'moved', dueFor('moved', 'A1'));
		world.clock.moveTo(dueFor('moved', 'A1').startAt);
		await world.streamJobs([job]);
		expect(world.mail.calls).toHaveLength(0);
		expect(world.givenUp()).toBe(1);
		expect((await world.read(...KEY))?.mail).toMatchObject({ moved: { state: 'failed' } });
	});
});

describe('a cancellation', () => {
	test('is told once, without its reason, and takes the entry out of the calendar', async () => {
		const job = await promise(world, 'cancelled', dueFor('cancelled', 'A1'));
		const item = await world.read(...KEY);
		const cancellation = { by: 'staff', at: NOW, reason: 'Too few staff that day' };
		await world.put({ ...item, cancellation });
		await world.streamJobs([job, job]);
		expect(world.mail.accepted.map(({ tags }) => tags.kind)).toEqual(['cancelled']);
		const { text, html } = await lastMail();
		expect(text).toContain('We had to cancel your appointment.');
		expect(`${text} ${html} ${await lastCalendar()}`).not.toContain('Too few');
		for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:A1@tulia.example', 'SEQUENCE:1'])
			expect(await lastCalendar()).toContain(line);
		expect((await world.read(...KEY))?.mail).toMatchObject({ cancelled: { state: 'sent', version: 2 } });
	});

	test.each([
		['the appointment is confirmed', { status: 'confirmed' }],
		['it was of another version', { ver: 3 }],
	])('is not told when %s', async (_what, change) => {
		const job = await promise(world, 'cancelled', dueFor('cancelled', 'A1'));
		await world.put({ ...(await world.read(...KEY)), ...change });
		await world.streamJobs([job]);
		expect(world.mail.calls).toHaveLength(0);
		expect(await stateOf('cancelled')).toBe('obsolete');
	});

	test('is told even late: nobody should come for nothing, or wonder', async () => {
		const job = await promise(world, 'cancelled', dueFor('cancelled', 'A1'));
		world.clock.moveTo('2026-11-19T07:31:00.000Z');
		await world.streamJobs([job]);
		expect(world.mail.accepted).toHaveLength(1);
	});
});

describe('what became of a mail', () => {
	test.each(['moved', 'cancelled'] as const)(
		'of kind %s is noted for staff as the mail service tells',
		async (kind) => {
			await world.streamJobs([await promise(world, kind, dueFor(kind, 'A1'))]);
			const [mail] = world.mail.accepted;
			if (!mail) throw new Error('No mail was sent.');
			await world.hear(eventOf(mail, 'delivered'));
			expect((await world.read(...KEY))?.mail).toMatchObject({ [kind]: { state: 'delivered' } });
			await world.hear(eventOf(mail, 'bounced', true));
			expect((await world.read(...KEY))?.mail).toMatchObject({ [kind]: { state: 'bounced' } });
			expect(await world.read('USER#A1', 'PROFILE')).toMatchObject({ emailUndeliverable: true });
		},
	);

	test('to an address known to take none is that it was not sent', async () => {
		const job = await promise(world, 'cancelled', dueFor('cancelled', 'A1'));
		await world.put({ ...(await world.read('USER#A1', 'PROFILE')), emailUndeliverable: true });
		await world.streamJobs([job]);
		expect(world.mail.calls).toHaveLength(0);
		expect((await world.read(...KEY))?.mail).toMatchObject({ cancelled: { state: 'suppressed' } });
	});

	test('that staff send again is told of the second, even when the first is heard of later', async () => {
		const first = await promise(world, 'moved', dueFor('moved', 'A1'));
		await world.streamJobs([first]);
		const [lost] = world.mail.accepted;
		if (!lost) throw new Error('No mail was sent.');
		await world.hear(eventOf(lost, 'bounced'));
		const again = newJob({ id: `${first.id}-2`, type: 'moved_mail', ref: 'A1', refVersion: 2, now: world.clock.now() });
		await world.put(again);
		await world.streamJobs([again]);
		expect((await world.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', job: again.id } });
		await world.hear(eventOf(lost, 'complained'));
		expect((await world.read(...KEY))?.mail).toMatchObject({ moved: { state: 'sent', job: again.id } });
	});
});

describe('a confirmation', () => {
	const consents = (healthData: object) => ({
		health_data: { version: '2026-11-21', at: NOW, ...healthData },
		hosting_abroad: { version: '2026-11-21', at: NOW },
	});
	test.each([
		['who gave both consents says nothing of them', consents({}), false],
		['who took one back says that it will be asked for', consents({ withdrawnAt: NOW }), true],
		['who agreed to another wording says that it will be asked for', consents({ version: '2025-01-01' }), true],
		['who gave none says that they will be asked for', undefined, true],
	])('to a client %s', async (_what, given, isSaid) => {
		const job = await promise(world, 'confirmation', dueFor('confirmation', 'A1'));
		await world.put({ ...(await world.read('USER#A1', 'PROFILE')), consents: given });
		await world.streamJobs([job]);
		expect((await lastMail()).text?.includes('we will ask for your consent')).toBe(isSaid);
	});
});

describe('an invitation', () => {
	const invite = async (refVersion = 1) => {
		await world.welcome('U1');
		await world.put({ PK: 'USER#U1', SK: 'AUTH', entity: 'auth', ver: 1, role: 'client', status: 'active' });
		const job = newJob({ id: 'J1', type: 'invitation_mail', ref: 'U1', refVersion, now: world.clock.now() });
		await world.put(job);
		return job;
	};
	const links = () => linkRepository(table.db, table.tableName);

	test('holds a link by which a password can be chosen, for seven days', async () => {
		await world.streamJobs([await invite()]);
		expect(world.mail.accepted[0]?.to).toBe(addressOf('U1'));
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const at = (age: number) => links().find('reset', hashOfToken(token), new Date(Date.parse(NOW) + age));
		expect(await at(7 * DAY - 1)).toMatchObject({ userId: 'U1', version: 1 });
		expect(await at(7 * DAY)).toBeUndefined();
	});

	test('is not repeated once its owner chose a password', async () => {
		const job = await invite();
		world.mail.plan(() => 'lose');
		await world.streamJobs([job]);
		await world.put({ ...(await world.read('USER#U1', 'AUTH')), ver: 2 });
		world.mail.plan(() => 'accept');
		for (let minute = 0; minute < 30; minute += 5) {
			world.clock.advance(5 * MINUTE);
			await world.sweep();
		}
		expect(world.mail.accepted).toHaveLength(0);
		expect(await world.read('JOB#J1', 'J')).toMatchObject({ state: 'obsolete' });
	});
});
