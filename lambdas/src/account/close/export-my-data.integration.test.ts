import '../../../test-support/notification/silence-log.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { kerubo, personFixture } from '../../../test-support/account/person-fixture.ts';
import { everyText } from '../../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fields } from '../../../test-support/notification/notification-fixture.ts';
import { cancelAppointment } from '../../appointment/cancel/cancel-appointment.usecase.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { exportMyData } from './export-my-data.usecase.ts';

const fixture = personFixture(freshTable);
const { caller, leaveTraces } = fixture;

const ask = () => exportMyData(fixture.accounts.deps)({ caller: caller() });

test('an export holds, decrypted, everything the centre has about a person, and is audited', async () => {
	await leaveTraces();
	const answer = await ask();
	if (!answer.ok) throw new Error(`The export was refused: ${answer.refusal}.`);
	const { appointments, comments, questions, messages, testimonials, newsletter, account, payments } = answer.value;
	expect(account).toMatchObject({ id: fixture.userId, name: kerubo.name, email: kerubo.email });
	expect(appointments).toHaveLength(3);
	for (const one of appointments)
		expect(one).toMatchObject({ ...everyText(kerubo.notes), ticketNumber: expect.any(String) });
	expect(payments).toMatchObject([
		{
			method: 'insurance',
			amountInCents: 3500,
			insurer: 'Jubilee',
			claimNumber: kerubo.words,
			receiptNumber: 'R-2026-000001',
		},
	]);
	expect(comments).toHaveLength(2);
	expect(comments[0]).toMatchObject({ email: kerubo.email, comment: `v1.${kerubo.words}`, name: kerubo.name });
	expect(questions).toEqual([
		{ name: kerubo.name, email: kerubo.email, text: kerubo.words, createdAt: expect.any(String) },
	]);
	expect(messages).toMatchObject([
		{ email: kerubo.email, phone: kerubo.phone, subject: kerubo.words, text: kerubo.words },
	]);
	expect(testimonials).toMatchObject([{ name: kerubo.name, message: kerubo.words, rating: 5 }]);
	expect(newsletter).toMatchObject({ state: 'pending' });
	expect(JSON.stringify(answer.value)).not.toMatch(/G[123][PS]K|passwordHash|scrypt/);
	expect(await scanEntity(fixture.booking, 'audit')).toContainEqual(
		expect.objectContaining({ action: 'data_exported', actor: fixture.userId }),
	);
});

test('an export says what staff noted about the person and their number, and why a visit was cancelled', async () => {
	await leaveTraces();
	const { booking, userId } = fixture;
	const at = '2026-11-23T08:00:00.000Z';
	await booking.db.send(
		new UpdateCommand({
			TableName: booking.tableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'SET #language = :sw, #identified = :identified',
			ExpressionAttributeNames: { '#language': 'language', '#identified': 'identified' },
			ExpressionAttributeValues: { ':sw': 'sw', ':identified': { how: 'id', at, by: 'desk' } },
		}),
	);
	const last = (await scanEntity(booking, 'appointment')).find(({ startAt }) => startAt > '2026-11-26');
	const reason = fields.encrypt('I am travelling', String(last?.id));
	const order = { appointmentId: String(last?.id), by: 'client', actor: userId, reason } as const;
	expect(await cancelAppointment(booking.deps)(order)).toMatchObject({ ok: true });
	const answer = await ask();
	if (!answer.ok) throw new Error(`The export was refused: ${answer.refusal}.`);
	expect(answer.value.account).toMatchObject({
		identified: { how: 'An ID was seen', at },
		languageOfSms: 'Kiswahili',
	});
	expect(JSON.stringify(answer.value.account)).not.toContain('"desk"');
	expect(answer.value.appointments).toContainEqual(expect.objectContaining({ cancellationReason: 'I am travelling' }));
});

test('an export holds no data of others, and is limited to three in ten minutes', async () => {
	const other = await fixture.accounts.join('other@example.ke', 'client', 'Somebody Else');
	await leaveTraces();
	const others = await exportMyData(fixture.accounts.deps)({ caller: caller(other) });
	expect(JSON.stringify(others)).not.toMatch(/canary/i);
	for (let at = 0; at < 3; at += 1) expect(await ask()).toMatchObject({ ok: true });
	expect(await ask()).toMatchObject({ ok: false, refusal: 'too_many_requests' });
});
