import '../../testing/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { phoneAttributes } from '../../../client/reach.items.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import { countWaiting } from '../../../waiting-list/entry/staff-waiting-list.usecase.ts';
import { offerOfToken } from '../../../waiting-list/offer/offer-token.ts';
import {
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../../waiting-list/testing/waiting-fixture.ts';
import { eventOf } from '../../testing/fake-gateways.ts';
import { smsEventOf } from '../../testing/fake-sms-service.ts';
import { fields, type NotificationFixture, notificationFixture } from '../../testing/notification-fixture.ts';
import { storedJobs } from '../../testing/stored-jobs.ts';

const START = '2026-11-20T06:00:00.000Z';
const PHONE = '+254712345678' as PhoneNumber;
const MAILBOX = { email: fields.encrypt('first@mail.example', 'first'), emailVerified: true };

let waiting: WaitingFixture;
let notifier: NotificationFixture;
beforeEach(async () => {
	const table = await freshTable();
	waiting = await waitingFixture(table, ['amina'], fields);
	notifier = await notificationFixture({ ...table, db: waiting.db, start: START, hasCentre: true });
});
afterEach(() => waiting.close());

/** A day is full, somebody waits for it, a visit of it is cancelled, and the minute passes. */
async function offeredTo(userId: string, actor = userId) {
	const [visit = ''] = await waiting.fillDay('holder');
	const entry = await waiting.waits(userId, THAT_DAY, actor);
	await waiting.cancel(visit);
	notifier.clock.moveTo('2026-11-20T06:01:00.000Z');
	await notifier.sweep();
	notifier.clock.moveTo('2026-11-20T06:02:00.000Z');
	await notifier.sweep();
	await notifier.sweep();
	return waiting.entryOf(entry);
}
const offersByMail = () => notifier.mail.accepted.filter(({ tags }) => tags.kind === 'time_offer');
const offersBySms = () => notifier.sms.accepted.filter(({ tags }) => tags.kind === 'time_offer');
const givePhone = async (userId: string, proof: 'code' | 'staff', more: object = {}) => {
	const phone = phoneAttributes({ number: PHONE, proof, since: START }, userId, fields);
	const profile = { PK: `USER#${userId}`, SK: 'PROFILE', entity: 'user', id: userId, name: 'Wairimu', consents: {} };
	await waiting.put({ ...profile, ...phone, ...more });
};

test('the sweep offers the time, and one mail tells of it with a link that is for this offer alone', async () => {
	const entry = await offeredTo(await waiting.addClient('first'));
	const [mail, ...more] = offersByMail();
	expect(more).toEqual([]);
	const text = String(mail?.raw).replaceAll('=\r\n', '').replaceAll('=3D', '=');
	expect(text).toContain('Tue 24 Nov 2026, 9:00 AM EAT');
	expect(text).not.toMatch(/stress|therap|psycholog|counsel/i);
	const [, token = ''] = /offer\?token=([\w-]+\.[\w-]+)/.exec(text) ?? [];
	expect(offerOfToken(fields.proof, entry, token)).toMatchObject({ startAt: `${FULL_DAY}T06:00:00.000Z` });
	expect(offerOfToken(fields.proof, { ...entry, id: 'x' }, token)).toBeUndefined();
	expect(entry.toldByMail).toBe(entry.offers[0]?.id);
});

/** The mail of the offer comes back, as often as the mail service says so. */
async function mailComesBack(times = 1) {
	const [mail] = offersByMail();
	if (!mail) throw new Error('No mail was sent.');
	for (let time = 0; time < times; time += 1) await notifier.receiveEvent(eventOf(mail, 'bounced', true));
	await notifier.sweep();
	await notifier.sweep();
}
const whoToPhone = async () => {
	const counted = await countWaiting(waiting.deps)();
	return counted.ok ? counted.value.toPhone : undefined;
};

test('a mail that comes back is not told: without a phone it is for staff to phone', async () => {
	const entry = await offeredTo(await waiting.addClient('first'));
	expect(await whoToPhone()).toBe(0);
	await mailComesBack();
	expect(await waiting.entryOf(entry)).not.toHaveProperty('toldByMail');
	expect(offersBySms()).toEqual([]);
	expect(await whoToPhone()).toBe(1);
});

test('a mail that comes back, however often that is said, is told by one SMS at once, and the time is kept no longer', async () => {
	await waiting.addClient('first');
	await givePhone('first', 'code', { ...MAILBOX, notices: 'email' });
	const entry = await offeredTo('first');
	expect(offersBySms()).toEqual([]);
	notifier.clock.moveTo('2026-11-20T06:03:00.000Z');
	await mailComesBack(2);
	expect(offersBySms().map(({ text }) => text)).toEqual([
		expect.stringMatching(/^A time opened: Tue 24 Nov, 9:00 AM\. Kept for you until 11:01 AM: https:.+offer\?token=/),
	]);
	expect(await waiting.entryOf(entry)).toMatchObject({ offers: entry.offers, toldBySms: entry.offers[0]?.id });
	expect(await whoToPhone()).toBe(0);
});

test('whoever had the SMS with the mail gets no second one', async () => {
	await waiting.addClient('first');
	await givePhone('first', 'code', { ...MAILBOX, notices: 'both' });
	await offeredTo('first');
	await mailComesBack();
	expect(offersBySms()).toHaveLength(1);
});

test('a mail that comes back when the time is kept no more sends nothing', async () => {
	await waiting.addClient('first');
	await givePhone('first', 'code', { ...MAILBOX, notices: 'email' });
	const entry = await offeredTo('first');
	await waiting.answers(entry, 'decline');
	await mailComesBack();
	expect(offersBySms()).toEqual([]);
});

test('an SMS that does not arrive is for staff to phone', async () => {
	await waiting.addClient('by-code');
	await givePhone('by-code', 'code', { notices: 'sms' });
	const entry = await offeredTo('by-code');
	const [sms] = offersBySms();
	if (!sms) throw new Error('No SMS was sent.');
	expect(await whoToPhone()).toBe(0);
	await notifier.receiveSmsEvent(smsEventOf(sms, 'unreachable', 'TEXT_UNREACHABLE'));
	expect(await waiting.entryOf(entry)).not.toHaveProperty('toldBySms');
	expect(await whoToPhone()).toBe(1);
});

test('a number that a code confirmed gets the link in one segment, one that staff typed gets the telephone of the centre', async () => {
	await waiting.addClient('by-code');
	await givePhone('by-code', 'code', { notices: 'sms' });
	const entry = await offeredTo('by-code');
	const [sms] = offersBySms();
	expect(sms?.text).toMatch(
		/^A time opened: Tue 24 Nov, 9:00 AM\. Kept for you until 11:01 AM: https:\/\/tulia\.example\/offer\?token=/,
	);
	expect(sms?.text.length).toBeLessThanOrEqual(160);
	expect(offersByMail()).toEqual([]);
	expect(entry.toldBySms).toBe(entry.offers[0]?.id);
});

test('somebody without an account is told by SMS to phone', async () => {
	await waiting.addClient('desk', false);
	await givePhone('desk', 'staff');
	await offeredTo('desk', 'staff');
	expect(offersBySms().map(({ text }) => text)).toEqual([
		'A time opened: Tue 24 Nov, 9:00 AM. Kept for you until 11:01 AM: phone 0700000000. Stop: tulia.example/account',
	]);
});

test('nobody is told of a time that is kept for them no more', async () => {
	const [visit = ''] = await waiting.fillDay('holder');
	const entry = await waiting.waits(await waiting.addClient('first'));
	await waiting.cancel(visit);
	await waiting.sweep();
	const offer = (await storedJobs(waiting)).filter(({ type }) => type === 'time_offer_mail');
	await waiting.answers(entry, 'decline');
	await notifier.streamJobs(offer);
	expect(offersByMail()).toEqual([]);
});

test('a notice that comes late tells nobody of the time that is kept for them instead', async () => {
	const [nine = '', later = ''] = await waiting.fillDay('holder');
	const entry = await waiting.waits(await waiting.addClient('first'));
	await waiting.cancel(nine);
	await waiting.sweep();
	const late = (await storedJobs(waiting)).filter(({ type }) => type === 'time_offer_mail');
	await waiting.answers(entry, 'decline');
	await waiting.cancel(later);
	await waiting.sweep();
	expect((await waiting.entryOf(entry)).offers.map(({ state }) => state)).toEqual(['declined', 'open']);
	await notifier.streamJobs(late);
	expect(offersByMail()).toEqual([]);
});
