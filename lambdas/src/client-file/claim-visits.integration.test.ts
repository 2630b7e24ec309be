import '../../test-support/notification/silence-log.ts';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { callerOf } from '../../test-support/account/email-change-fixture.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { mergeFixture } from '../../test-support/client-file/merge-fixture.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { changeName } from '../account/own/change-account.usecase.ts';
import { lostNumbers } from '../client/number/lost-number.repository.ts';
import { markNumberLost } from '../client/number/mark-number-lost.usecase.ts';
import { phoneAttributes } from '../client/reach.items.ts';
import { clientIndex } from '../client/search/client-index.repository.ts';
import { claimVisits } from '../client-merge/claim-visits.usecase.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { phoneNumber } from '../platform/phone-number.ts';

const fixture = mergeFixture(freshTable);
const { centre } = fixture;

/** Confirms a number by its code, and runs the notifier on the change. */
async function confirm(userId: string, typed: string): Promise<void> {
	const { db, tableName } = centre().booking;
	const number = phoneNumber(typed);
	if (!number) throw new Error(`${typed} is no number.`);
	const since = centre().now().toISOString();
	const { phone, phoneProof, phoneSince } = phoneAttributes({ number, proof: 'code', since }, userId, fields);
	const Key = { PK: `USER#${userId}`, SK: 'PROFILE' };
	const read = async () => (await db.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item;
	const before = await read();
	await db.send(
		new UpdateCommand({
			...{ TableName: tableName, Key },
			UpdateExpression:
				'SET phone = :phone, phoneProof = :proof, phoneSince = :since, phoneName = #name ADD recordVer :one',
			ExpressionAttributeNames: { '#name': 'name' },
			ExpressionAttributeValues: { ':phone': phone, ':proof': phoneProof, ':since': phoneSince, ':one': 1 },
		}),
	);
	await centre().files.found('nobody');
	const openCipher = async () => fields;
	const index = clientIndex(db, tableName, openCipher);
	await markNumberLost({ index, ...lostNumbers(db, tableName), openCipher })({ before, after: await read() });
}

const claim = (userId: string, ticketNumber: string, ip = '203.0.113.9') => {
	const { booking, files } = centre();
	const limits = visitorLimits(booking.db, booking.tableName, async () => fields);
	return claimVisits({ ...files.deps, limits: booking.deps.limits, visitorLimits: limits })({
		body: { ticketNumber },
		caller: { userId },
		viewer: { ip, device: undefined, userAgent: '' },
	});
};

const ticketOf = async (clientId: string): Promise<string> => {
	const visits = (await scanEntity(centre().booking, 'appointment')).filter(({ userId }) => userId === clientId);
	return String(visits[0]?.ticketNumber);
};

/** Faith with a confirmed account, and a second record that was booked at the desk with the number 0712 345 678. */
async function faith(): Promise<{ readonly account: string; readonly desk: string; readonly ticket: string }> {
	const account = await fixture.account('faith@example.ke', 'Faith Akinyi Otieno');
	const desk = await centre().files.added('Faith Akinyi', '0712 345 678');
	await fixture.visitToCome(desk);
	return { account, desk, ticket: await ticketOf(desk) };
}

describe('claiming visits', () => {
	test('claiming visits adds those with the account’s number and name, and the audit names the client as the actor', async () => {
		const { account, desk, ticket } = await faith();
		centre().notifier.clock.advance(60_000);
		await confirm(account, '0712345678');
		expect(await claim(account, ticket.toLowerCase())).toEqual({ ok: true, value: null });
		expect(await fixture.comingOf(account)).toHaveLength(1);
		// A second request from another tab changes nothing.
		expect(await claim(account, ticket)).toEqual({ ok: true, value: null });
		await fixture.settle();
		const items = await scanAll(centre().booking);
		const entry = ofEntity(items, 'audit').find(({ action }) => action === 'clients_merged');
		expect(entry).toMatchObject({ actor: account, merged: { other: desk, stays: account, visits: 1 } });
		const file = await centre().files.fileOf(desk);
		expect(file.merged[0]).not.toHaveProperty('reason');
		await expectInvariants(centre().booking);
	});

	test('claiming visits returns the same for an unknown or another client’s ticket, another number and another name', async () => {
		const { account, ticket } = await faith();
		const namesake = await centre().files.added('Faith Akinyi', '0733 000 111');
		await fixture.visitToCome(namesake);
		const son = await centre().files.added('Brian Otieno', '0712 345 678');
		await fixture.visitToCome(son);
		const other = await fixture.account('faith.akinyi@example.ke', 'Faith Akinyi');
		await fixture.visitToCome(other);
		centre().notifier.clock.advance(60_000);
		await confirm(account, '0712345678');
		const tickets = ['TUL-26-ZZZZZ', await ticketOf(namesake), await ticketOf(son), await ticketOf(other), 'nonsense'];
		const refused = { ok: false, refusal: 'claim_refused' };
		for (const wrong of tickets) expect(await claim(account, wrong)).toEqual(refused);
		expect(await claim(account, ticket)).toMatchObject({ refusal: 'too_many_requests' });
	});

	/** Changes the name of an account, as a person who holds the phone and read the ticket could. */
	async function rename(userId: string, name: string): Promise<void> {
		const { accounts, booking } = centre();
		const changing = changeName({ ...accounts.deps, limits: booking.deps.limits, now: centre().now });
		await changing({ body: { name }, caller: callerOf(userId) });
	}

	test('claiming visits is refused when the number changed hands, whatever the account was renamed to since', async () => {
		const desk = await centre().files.added('Baraka Njoroge Mwangi', '0712 345 678');
		await fixture.visitToCome(desk);
		centre().notifier.clock.advance(60_000);
		const other = await fixture.account('other@example.ke', 'Wairimu Kamau');
		await confirm(other, '0712345678');
		const ticket = await ticketOf(desk);
		expect(await claim(other, ticket)).toMatchObject({ refusal: 'claim_refused' });
		await rename(other, 'Baraka Mwangi');
		expect(await claim(other, ticket)).toMatchObject({ refusal: 'claim_refused' });
		expect(await fixture.comingOf(other)).toEqual([]);
	});

	test('claiming visits counts each change of name as an attempt', async () => {
		const { account, ticket } = await faith();
		centre().notifier.clock.advance(60_000);
		await confirm(account, '0712345678');
		for (let change = 0; change < 10; change += 1) await rename(account, `Faith ${change}`);
		expect(await claim(account, ticket)).toMatchObject({ refusal: 'too_many_requests' });
	});

	test('claiming visits compares the name that the account had when the number was confirmed', async () => {
		const other = await fixture.account('other@example.ke', 'Wairimu Kamau');
		await confirm(other, '0712345678');
		centre().notifier.clock.advance(60_000);
		const desk = await centre().files.added('Baraka Njoroge Mwangi', '0712 345 678');
		await fixture.visitToCome(desk);
		await rename(other, 'Baraka Mwangi');
		expect(await claim(other, await ticketOf(desk))).toMatchObject({ refusal: 'claim_refused' });
	});

	test('claiming visits needs a confirmed address and a confirmed number', async () => {
		const { account, ticket } = await faith();
		expect(await claim(account, ticket)).toMatchObject({ refusal: 'phone_unconfirmed' });
		const unconfirmed = await centre().accounts.join('other@example.ke', 'client', 'Faith Akinyi');
		expect(await claim(unconfirmed, ticket)).toMatchObject({ refusal: 'email_unconfirmed' });
	});

	test('claiming visits is rate limited per network, across accounts', async () => {
		const answers: string[] = [];
		for (let at = 0; at < 8; at += 1) {
			const account = await fixture.account(`a${at}@example.ke`, 'Faith Akinyi');
			for (let round = 0; round < 4; round += 1) {
				const answer = await claim(account, 'TUL-26-ZZZZZ');
				answers.push(answer.ok ? 'ok' : answer.refusal);
			}
		}
		expect(answers.filter((one) => one === 'phone_unconfirmed')).toHaveLength(30);
		expect(answers.filter((one) => one === 'too_many_requests')).toHaveLength(2);
	});
});

describe('a number that changed hands', () => {
	const NUMBER = '0712 345 678';

	test('a number that changed hands gets no SMS for its former client, is shown to staff, and is restored by a correction', async () => {
		const amani = await centre().files.added('Amani Kariuki', NUMBER);
		await fixture.visitToCome(amani);
		centre().notifier.clock.advance(60_000);
		const other = await fixture.account('b@example.ke', 'Brenda Wekesa');
		await confirm(other, NUMBER);
		const { client } = await centre().files.fileOf(amani);
		expect(client.phone).toMatchObject({ confirmed: false, lostSince: centre().now().toISOString() });
		const sent = centre().notifier.sms.accepted.length;
		await fixture.settle();
		expect(centre().notifier.sms.accepted).toHaveLength(sent);
		// She does not know the other ticket, and her name would not match.
		expect(await claim(other, await ticketOf(amani))).toMatchObject({ refusal: 'claim_refused' });
		expect((await centre().files.fileOf(other)).visits).toEqual([]);

		const saved = await fixture.correct(amani, { name: 'Amani Kariuki', phone: NUMBER, version: client.version });
		expect(saved).toMatchObject({ ok: true, value: { phone: { number: '+254712345678' } } });
		if (saved.ok) expect(saved.value.phone).not.toHaveProperty('lostSince');
		await fixture.visitToCome(amani);
		await fixture.runJobs();
		await fixture.settle();
		expect(centre().notifier.sms.accepted.length).toBeGreaterThan(sent);
	});

	test('a number confirmed by a namesake counts as the same person’s, and an older confirmation does not take it away', async () => {
		const account = await fixture.account('faith@example.ke', 'Faith Akinyi');
		const desk = await centre().files.added('Akinyi Faith', NUMBER);
		centre().notifier.clock.advance(60_000);
		await confirm(account, NUMBER);
		expect((await centre().files.fileOf(desk)).client.phone).not.toHaveProperty('lostSince');
		centre().notifier.clock.advance(60_000);
		const later = await centre().files.added('Amani Kariuki', NUMBER);
		await confirm(account, '0733 000 111');
		expect((await centre().files.fileOf(later)).client.phone).not.toHaveProperty('lostSince');
	});
});
