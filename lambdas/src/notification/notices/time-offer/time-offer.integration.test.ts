import '../../../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { smsEventOf } from '../../../../test-support/notification/fake-sms-service.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';
import {
	FULL_DAY,
	THAT_DAY,
	type WaitingFixture,
	waitingFixture,
} from '../../../../test-support/waiting-list/waiting-fixture.ts';
import { phoneAttributes } from '../../../client/reach.items.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';
import { countWaiting } from '../../../waiting-list/entry/staff-waiting-list.usecase.ts';
import { offerOfToken } from '../../../waiting-list/offer/offer-token.ts';

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

/** Fills a day, adds a client to its waiting list, cancels a visit, and lets the minute pass. */
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

test('the sweep offers an opened time by one mail, with a link that is valid for this offer only', async () => {
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

/** Reports a bounce of the offer's mail, `times` times. */
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

test('an offer whose mail bounces is marked for a phone call when the client has no phone for SMS', async () => {
	const entry = await offeredTo(await waiting.addClient('first'));
	expect(await whoToPhone()).toBe(0);
	await mailComesBack();
	expect(await waiting.entryOf(entry)).not.toHaveProperty('toldByMail');
	expect(offersBySms()).toEqual([]);
	expect(await whoToPhone()).toBe(1);
});

test('an offer whose mail bounces, however often reported, is sent by one SMS at once, and its time is not held longer', async () => {
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

test('an offer that was sent by mail and SMS is not sent again after a bounce', async () => {
	await waiting.addClient('first');
	await givePhone('first', 'code', { ...MAILBOX, notices: 'both' });
	await offeredTo('first');
	await mailComesBack();
	expect(offersBySms()).toHaveLength(1);
});

test('a bounce after the offer was declined sends no SMS', async () => {
	await waiting.addClient('first');
	await givePhone('first', 'code', { ...MAILBOX, notices: 'email' });
	const entry = await offeredTo('first');
	await waiting.answers(entry, 'decline');
	await mailComesBack();
	expect(offersBySms()).toEqual([]);
});

test('an offer whose SMS does not arrive is marked for a phone call', async () => {
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

test('an offer by SMS to a number confirmed by a code has the link, in one segment', async () => {
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

test('an offer by SMS to a client without an account asks for a phone call', async () => {
	await waiting.addClient('desk', false);
	await givePhone('desk', 'staff');
	await offeredTo('desk', 'staff');
	expect(offersBySms().map(({ text }) => text)).toEqual([
		'A time opened: Tue 24 Nov, 9:00 AM. Kept for you until 11:01 AM: phone 0700000000. Stop: tulia.example/account',
	]);
});

test('an offer that was declined before its mail is sent is not sent', async () => {
	const [visit = ''] = await waiting.fillDay('holder');
	const entry = await waiting.waits(await waiting.addClient('first'));
	await waiting.cancel(visit);
	await waiting.sweep();
	const offer = (await storedJobs(waiting)).filter(({ type }) => type === 'time_offer_mail');
	await waiting.answers(entry, 'decline');
	await notifier.streamJobs(offer);
	expect(offersByMail()).toEqual([]);
});

test('a delayed mail of an earlier offer is not sent for the current offer', async () => {
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
