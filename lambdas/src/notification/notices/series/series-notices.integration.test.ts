import '../../../../test-support/notification/silence-log.ts';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { expectInvariants, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import { smsEventOf } from '../../../../test-support/notification/fake-sms-service.ts';
import { fields } from '../../../../test-support/notification/notification-fixture.ts';
import { type SeriesCentre, sentBy, seriesCentre } from '../../../../test-support/notification/series-centre.ts';
import { listFollowingMoves } from '../../../appointment/series/list-following-moves.usecase.ts';
import { phoneAttributes } from '../../../client/reach.items.ts';
import type { PhoneNumber } from '../../../platform/phone-number.ts';

let centre: SeriesCentre;
beforeEach(async () => {
	centre = await seriesCentre(await freshTable());
	await centre.booking.addClient('client');
});
afterEach(() => centre.booking.close());

/** Books a series, sends its notice, and returns the ids of the visits. */
async function fourVisits(): Promise<readonly string[]> {
	const booked = await centre.book();
	if (!booked.ok) throw new Error(booked.refusal);
	await centre.notify();
	return booked.value.data.flatMap(({ visit }) => (visit ? [visit.id] : []));
}

async function found(id: string | undefined) {
	const visit = await centre.booking.deps.appointments.find(id ?? '');
	if (!visit) throw new Error('There is no such visit.');
	return visit;
}

/** Sets the client record to a phone that takes SMS, with SMS as the only channel. */
async function notifyBySms(): Promise<void> {
	const phone = phoneAttributes(
		{ number: '+254712345678' as PhoneNumber, proof: 'staff', since: '2026-11-01T06:00:00.000Z' },
		'client',
		fields,
	);
	const names = Object.keys(phone);
	await centre.booking.db.send(
		new UpdateCommand({
			TableName: centre.booking.tableName,
			Key: { PK: 'USER#client', SK: 'PROFILE' },
			UpdateExpression: `SET notices = :sms, ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
			ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
			ExpressionAttributeValues: {
				':sms': 'sms',
				...Object.fromEntries(Object.entries(phone).map(([name, value]) => [`:${name}`, value])),
			},
		}),
	);
}

const lastMail = () => {
	const raw = Buffer.from(centre.notifier.mail.accepted.at(-1)?.raw ?? '').toString();
	const parts = raw.split(/\r\n(?=--)/).map((part) => {
		const [head = '', ...body] = part.split('\r\n\r\n');
		const isBase64 = /base64/i.test(head);
		return isBase64 ? Buffer.from(body.join(''), 'base64').toString() : body.join('\r\n\r\n');
	});
	return parts.join('\n').replace(/=\r?\n/g, '');
};

test('the mail about a series has all dates with their tickets, and a calendar file with all entries', async () => {
	const ids = await fourVisits();
	expect(sentBy(centre.notifier)).toEqual({ mails: ['series'], sms: [] });
	const mail = lastMail();
	for (const id of ids) {
		expect(mail).toContain((await found(id)).ticketNumber);
		expect(mail).toContain(`UID:${id}@tulia.example`);
		expect((await found(id)).mail.confirmation).toMatchObject({ state: 'sent', version: 1 });
	}
	expect(mail).toContain('Tue 1 Dec 2026');
	// Each twice: in the part that mail programs act on, and in the attached file.
	expect(mail.match(/BEGIN:VEVENT/g)).toHaveLength(2 * 4);
	expect(mail.match(/METHOD:PUBLISH/g)).toHaveLength(2);
});

test('a bounce of the mail about a series is shown on each visit and flags the client', async () => {
	const ids = await fourVisits();
	const [mail] = centre.notifier.mail.accepted;
	if (!mail) throw new Error('Nothing was sent.');
	await centre.notifier.receiveEvent({ ...eventOf(mail), progress: 'bounced', isUndeliverable: true });
	for (const id of ids) expect((await found(id)).mail.confirmation).toMatchObject({ state: 'bounced' });
	expect(await centre.notifier.read('USER#client', 'PROFILE')).toMatchObject({ emailUndeliverable: true });
});

test('the notice of a series by SMS has every date, and a mail replaces one that is not delivered', async () => {
	await notifyBySms();
	const ids = await fourVisits();
	expect(sentBy(centre.notifier)).toEqual({ mails: [], sms: ['series'] });
	const [sms] = centre.notifier.sms.accepted;
	if (!sms) throw new Error('Nothing was sent.');
	expect(sms.text).toMatch(/^Confirmed, 4 visits: 9:00 AM on 24 Nov, 1, 8, 15 Dec\. Questions: /);
	for (const id of ids) expect((await found(id)).sms?.confirmation).toMatchObject({ state: 'sent' });
	await centre.notifier.receiveSmsEvent({ ...smsEventOf(sms), progress: 'undelivered', reason: 'TEXT_INVALID' });
	for (const id of ids) expect((await found(id)).sms?.confirmation).toMatchObject({ state: 'undelivered' });
	await centre.notify();
	expect(sentBy(centre.notifier).mails).toEqual(['series']);
	await centre.booking.deps.appointments.find(ids[0] ?? '');
	expect((await found(ids[0])).smsLease).toBeUndefined();
});

describe('from one visit on', () => {
	const preview = (id: string | undefined, date: string, time: string) =>
		listFollowingMoves(centre.deps)({ params: { id: id ?? '' }, query: { date, time } });

	/** Moves exactly what the preview returned, as the page does. */
	async function moveAsPreviewed(id: string | undefined, date: string, time: string) {
		const planned = await preview(id, date, time);
		if (!planned.ok) throw new Error(planned.refusal);
		const visits = planned.value.data.map(({ id: one, version, psychologistId, to }) => ({
			...{ id: one, version, psychologistId, date: to.date, time: to.time },
		}));
		return { planned: planned.value.data, answer: await centre.moveFollowing(id ?? '', visits) };
	}

	test('all following visits move by the same number of days to the same time, with one notice', async () => {
		const [first, second, third] = await fourVisits();
		const { planned, answer } = await moveAsPreviewed(second, '2026-12-03', '3:00 PM');
		expect(planned.map(({ to }) => `${to.date} ${to.time} ${to.state}`)).toEqual([
			'2026-12-03 3:00 PM free',
			'2026-12-10 3:00 PM free',
			'2026-12-17 3:00 PM free',
		]);
		expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
		await centre.notify();
		expect(sentBy(centre.notifier).mails).toEqual(['series', 'series']);
		expect(lastMail()).toContain('Thu 17 Dec 2026');
		expect((await found(first)).ver).toBe(1);
		expect(await found(third)).toMatchObject({ ver: 2, mail: { moved: { state: 'sent', version: 2 } } });
		await expectInvariants(centre.booking);
	});

	test('all following visits can move by one week, each to the time of the next one', async () => {
		const ids = await fourVisits();
		const { planned, answer } = await moveAsPreviewed(ids[0], '2026-12-01', '9:00 AM');
		expect(planned.map(({ to }) => to.state)).toEqual(['free', 'free', 'free', 'free']);
		expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
		await expectInvariants(centre.booking);
	});

	test('a following visit that cannot move is named in the response, keeps its time, and is not in the notice', async () => {
		const [, second, third] = await fourVisits();
		await centre.booking.closeDay('2026-12-09');
		const { planned, answer } = await moveAsPreviewed(second, '2026-12-02', '9:00 AM');
		expect(planned.map(({ to }) => to.state)).toEqual(['free', 'closed', 'free']);
		expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'closed', 'done']);
		expect(answer.ok && answer.value.data[1]?.nearest[0]).toMatchObject({ time: '9:00 AM' });
		await centre.notify();
		expect(lastMail()).not.toContain((await found(third)).ticketNumber);
		expect(await found(third)).toMatchObject({ ver: 1, startAt: '2026-12-08T06:00:00.000Z' });
		expect((await found(third)).mail.moved).toBeUndefined();
		await expectInvariants(centre.booking);
	});

	test('a repeated request to move returns the first outcomes, and moves no visit that was refused', async () => {
		const [, second, third] = await fourVisits();
		await centre.booking.closeDay('2026-12-09');
		const { planned, answer } = await moveAsPreviewed(second, '2026-12-02', '9:00 AM');
		const { db, tableName } = centre.booking;
		for (const { PK, SK } of await scanEntity(centre.booking, 'closure'))
			await db.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }));
		const visits = planned.map(({ id, version, psychologistId, to }) => ({
			...{ id, version, psychologistId, date: to.date, time: to.time },
		}));
		const again = await centre.moveFollowing(second ?? '', visits);
		const statesOf = (given: typeof again) => given.ok && given.value.data.map(({ state }) => state);
		expect(statesOf(again)).toEqual(statesOf(answer));
		expect(await found(third)).toMatchObject({ ver: 1 });
	});

	test('moving from one visit on refuses a visit of another series or of none', async () => {
		const [first] = await fourVisits();
		await centre.booking.addClient('other');
		const alone = await centre.booking.booked('other', { date: '2026-11-25' });
		const newTime = { version: 1, date: '2026-11-26', time: '9:00 AM', psychologistId: 'amina' };
		expect(await centre.moveFollowing(first ?? '', [{ id: alone, ...newTime }])).toMatchObject({
			refusal: 'not_found',
		});
		expect(await centre.moveFollowing(alone, [{ id: alone, ...newTime }])).toMatchObject({ refusal: 'not_found' });
		expect(await centre.cancelFollowing(alone)).toMatchObject({ refusal: 'not_found' });
	});

	test('staff cancel from one visit on with one notice, and a repeated request changes nothing', async () => {
		const [, , third, fourth] = await fourVisits();
		const answer = await centre.cancelFollowing(third ?? '');
		expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['done', 'done']);
		await centre.notify();
		expect(sentBy(centre.notifier).mails).toEqual(['series', 'series']);
		expect(lastMail()).toContain('We had to cancel 2 of your appointments. We are sorry.');
		expect(lastMail().match(/METHOD:CANCEL/g)).toHaveLength(2);
		expect(await found(fourth)).toMatchObject({ status: 'cancelled', mail: { cancelled: { state: 'sent' } } });
		expect(await centre.cancelFollowing(third ?? '')).toEqual(answer);
		await centre.notify();
		expect(sentBy(centre.notifier).mails).toHaveLength(2);
		await expectInvariants(centre.booking);
	});

	test('cancelling from one visit on with an outdated version is refused', async () => {
		const [, second] = await fourVisits();
		expect(await centre.cancelFollowing(second ?? '', 7)).toMatchObject({ refusal: 'appointment_changed' });
	});

	test('a client cancels the rest of a series, except for visits within 24 hours, which the response names', async () => {
		const [first, second] = await fourVisits();
		const { ticketNumber } = await found(first);
		expect(await centre.cancelMine(ticketNumber, 'somebody')).toMatchObject({ refusal: 'not_found' });
		centre.notifier.clock.moveTo('2026-11-23T12:00:00.000Z');
		const answer = await centre.cancelMine(ticketNumber);
		expect(answer.ok && answer.value.data.map(({ state }) => state)).toEqual(['too_late', 'done', 'done', 'done']);
		expect(answer.ok && answer.value.data[0]?.reason).toBe('It is less than 24 hours away. Call us to cancel it.');
		await centre.notify();
		expect(lastMail()).toContain('You cancelled 3 of your appointments.');
		expect(await found(first)).toMatchObject({ status: 'confirmed' });
		expect(await found(second)).toMatchObject({ status: 'cancelled', cancellation: { by: 'client', how: 'website' } });
	});
});
