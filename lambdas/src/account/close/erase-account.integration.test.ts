import '../../../test-support/notification/silence-log.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { textNames } from '@tulia/contracts/appointment/written-texts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { OTHER_PASSWORD, PASSWORD } from '../../../test-support/account/account-fixture.ts';
import { decryptedDump, lastingFigures } from '../../../test-support/account/decrypted-dump.ts';
import { kerubo, personFixture } from '../../../test-support/account/person-fixture.ts';
import { ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints } from '../../../test-support/notification/crash-injection.ts';
import { fields } from '../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../test-support/notification/stored-jobs.ts';
import { askQuestion } from '../../../test-support/notification/visitors.ts';
import { deleteAccount } from './delete-account.usecase.ts';

const SECRETS = ['canary', 'Canary', kerubo.name, kerubo.email];
const MINUTE = 60_000;

const fixture = personFixture(freshTable);
const { caller, leaveTraces } = fixture;

const close = (currentPassword = PASSWORD, who = caller()) =>
	deleteAccount(fixture.accounts.deps)({ body: { currentPassword, confirmation: 'delete my account' }, caller: who });
const ownItems = async () => (await scanAll(fixture.booking)).filter(({ PK }) => PK === `USER#${fixture.userId}`);
const erasureJob = async () =>
	(await storedJobs(fixture.booking)).filter(({ type, sealed }) => type === 'erase_account' && sealed === undefined);
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 1) {
		fixture.notifier.clock.advance(MINUTE);
		await fixture.notifier.sweep();
	}
};
async function erase(): Promise<void> {
	await fixture.notifier.streamJobs(await erasureJob());
	await sweepFor(3);
}

const lastMail = async () => (await storedJobs(fixture.booking)).filter(({ type }) => type === 'account_closed_mail');

describe('deleting an account', () => {
	test('the owner of a confirmed address gets one mail about the deletion, and nothing of them is left', async () => {
		expect(await close()).toEqual({ ok: true, value: null });
		await fixture.notifier.streamJobs(await lastMail());
		await sweepFor(3);
		const mails = fixture.notifier.mail.accepted.filter(({ to }) => to === kerubo.email);
		expect(mails).toHaveLength(1);
		expect(String(mails[0]?.raw)).toMatch(/Your account is deleted/);
		expect(await lastMail()).toMatchObject([{ state: 'done' }]);
		expect((await lastMail())[0]).not.toHaveProperty('sealed');
	});

	test('the first run erases the person, and a second one what the indexes did not show yet', async () => {
		await leaveTraces();
		const { db, tableName: TableName } = fixture.booking;
		const late = (await scanEntity(fixture.booking, 'comment'))[0];
		await close();
		await fixture.notifier.streamJobs(await erasureJob());
		expect(await erasureJob()).toMatchObject([{ state: 'done', attempts: 1 }]);
		expect(await ownItems()).toEqual([]);
		for (const secret of SECRETS) expect(await decryptedDump(fixture.booking)).not.toContain(secret);
		await db.send(new PutCommand({ TableName, Item: late }));
		await sweepFor(1);
		for (const secret of SECRETS) expect(await decryptedDump(fixture.booking)).not.toContain(secret);
		expect(await ownItems()).toEqual([]);
	});

	test('a deletion leaves no text of the person, encrypted or not, and every figure as it was', async () => {
		await leaveTraces();
		const [dump, before] = [await decryptedDump(fixture.booking), await lastingFigures(fixture.booking)];
		for (const secret of [kerubo.name, kerubo.email, kerubo.notes, kerubo.words]) expect(dump).toContain(secret);
		expect(await close()).toEqual({ ok: true, value: null });
		await erase();
		const after = await decryptedDump(fixture.booking);
		for (const secret of SECRETS) expect(after).not.toContain(secret);
		expect(after).not.toContain(kerubo.phone);
		expect(await lastingFigures(fixture.booking)).toEqual(before);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		expect(await ownItems()).toEqual([]);
	});

	test('a deletion cancels coming visits, frees their times and schedules, and anonymises past visits', async () => {
		await leaveTraces();
		expect(fixture.notifier.scheduler.schedules.size).toBe(3);
		await close();
		await erase();
		const items = await scanAll(fixture.booking);
		const appointments = ofEntity(items, 'appointment');
		expect(appointments.map(({ status }) => status).sort()).toEqual(['attended', 'cancelled', 'cancelled']);
		for (const one of appointments) {
			expect(one).toMatchObject({ userId: 'erased', price: 3500, serviceId: 'stress' });
			for (const field of [...textNames, 'answerKey', 'G1PK']) expect(one).not.toHaveProperty(field);
		}
		// The accounts of the centre are kept without the person: what was paid, not by whom.
		expect(ofEntity(items, 'payment')).toMatchObject([{ amount: 3500, receiptNumber: 'R-2026-000001' }]);
		expect(ofEntity(items, 'receipt')).toHaveLength(1);
		expect(ofEntity(items, 'payment-words')).toEqual([]);
		const occupied = new Set(ofEntity(items, 'cell').map(({ apptId }) => apptId));
		expect(occupied).toEqual(new Set(appointments.filter(({ status }) => status === 'attended').map(({ id }) => id)));
		expect(ofEntity(items, 'idempotency')).toEqual([]);
		// Only the schedule of the past visit is left; Scheduler deletes it once it has run.
		expect(fixture.notifier.scheduler.schedules.size).toBe(1);
		const next = await fixture.booking.addClient('next');
		expect(await fixture.booking.book(next, { date: '2026-11-24', time: '10:30 AM' })).toMatchObject({ ok: true });
		// No reminder is sent to the erased client.
		const sent = fixture.notifier.mail.accepted.length;
		fixture.notifier.clock.moveTo('2026-11-26T10:00:00.000Z');
		await fixture.notifier.sweep();
		expect(fixture.notifier.mail.accepted.slice(sent).filter(({ to }) => to === kerubo.email)).toEqual([]);
	});

	test('a deletion ends every session at once, and a log-in gets the response of an unknown address', async () => {
		await close();
		expect(await fixture.accounts.logIn(kerubo.email)).toEqual({ ok: false, refusal: 'invalid_credentials' });
		expect(await fixture.accounts.deps.sessions.read(fixture.userId, 'j')).toMatchObject({
			auth: { status: 'deleted', ver: 2 },
		});
	});

	test('a deletion frees the address at once, and what its next owner writes is kept', async () => {
		await leaveTraces();
		await close();
		fixture.notifier.clock.advance(1000);
		const next = await fixture.accounts.join(kerubo.email, 'client', 'Next Owner');
		await askQuestion(fixture.notifier, {
			id: 'next-question',
			name: 'Next Owner',
			email: kerubo.email,
			text: 'And I?',
		});
		await erase();
		const items = await scanAll(fixture.booking);
		expect(ofEntity(items, 'question').map(({ id }) => id)).toEqual(['next-question']);
		expect(ofEntity(items, 'comment')).toEqual([]);
		expect(await fixture.accounts.deps.accounts.readProfile(next)).toMatchObject({
			name: 'Next Owner',
			email: kerubo.email,
		});
		expect(await fixture.accounts.logIn(kerubo.email)).toMatchObject({ ok: true, value: { user: { id: next } } });
	});

	test('a deletion records a pseudonym and a day for restored backups, and who did it, and nothing else', async () => {
		await close();
		const items = await scanAll(fixture.booking);
		const [PK, SK] = [`ERASED#${fields.pseudonym('email', kerubo.email)}`, 'E'];
		expect(ofEntity(items, 'erasure')).toEqual([{ PK, SK, entity: 'erasure', at: '2026-11-20' }]);
		expect(ofEntity(items, 'audit')).toMatchObject([
			{ action: 'account_deleted', actor: fixture.userId, object: fixture.userId },
		]);
	});

	test('deleting an account requires the current password', async () => {
		expect(await close(OTHER_PASSWORD)).toEqual({ ok: false, refusal: 'wrong_password' });
		expect(await fixture.accounts.logIn(kerubo.email)).toMatchObject({ ok: true });
		expect(await erasureJob()).toEqual([]);
	});

	test('twenty simultaneous deletions of one account delete it once', async () => {
		await Promise.all(Array.from({ length: 20 }, () => close().catch(() => undefined)));
		expect(await erasureJob()).toHaveLength(1);
		expect(await scanEntity(fixture.booking, 'audit')).toHaveLength(1);
	});

	test('the last admin cannot delete their account, also when two delete theirs at once', async () => {
		const staff = async (email: string) => caller(await fixture.accounts.join(email, 'admin'), 'admin');
		const one = await staff('one@tulia.example');
		expect(await close(PASSWORD, one)).toEqual({ ok: false, refusal: 'last_admin' });
		const other = await staff('other@tulia.example');
		const answers = await Promise.all([one, other].map((who) => close(PASSWORD, who)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers).toContainEqual({ ok: false, refusal: 'last_admin' });
	});

	test('a deletion waits for a reminder that is being sent', async () => {
		await leaveTraces();
		await close();
		const [coming] = (await scanEntity(fixture.booking, 'appointment')).filter(({ status }) => status === 'confirmed');
		const lease = fixture.notifier.clock.now().getTime() + 60 * MINUTE;
		await fixture.notifier.put({ ...coming, reminder: { ...coming?.reminder, state: 'sending', lease } });
		await fixture.notifier.streamJobs(await erasureJob());
		expect((await erasureJob())[0]).toMatchObject({ state: 'pending', attempts: 1 });
		expect(await ownItems()).not.toEqual([]);
		await fixture.notifier.put({ ...coming, reminder: { ...coming?.reminder, state: 'sent', lease: 0 } });
		await sweepFor(5);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		for (const secret of SECRETS) expect(await decryptedDump(fixture.booking)).not.toContain(secret);
	});
});

describe('an erasure whose process is killed', () => {
	const points = chosenCrashPoints(60);

	test('an erasure that is killed at any point resumes there and ends like one without a crash', async () => {
		await leaveTraces();
		const before = await lastingFigures(fixture.booking);
		await close();
		const [job] = await erasureJob();
		if (!job) throw new Error('No erasure was promised.');
		let died = 0;
		for (const { call, when } of points) {
			fixture.notifier.process.crashAt(call, when);
			await fixture.notifier.streamJobs([job]).catch(() => undefined);
			await fixture.notifier.sweep().catch(() => undefined);
			if (fixture.notifier.process.hasCrashed) died += 1;
			fixture.notifier.process.restart();
			// The claim of the killed process expires after its quarantine.
			fixture.notifier.clock.advance(16 * MINUTE);
		}
		await sweepFor(65);
		expect(died).toBeGreaterThan(points.length / 6);
		const statuses = (await scanEntity(fixture.booking, 'appointment')).map(({ status }) => status);
		expect(statuses.sort()).toEqual(['attended', 'cancelled', 'cancelled']);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		for (const secret of SECRETS) expect(await decryptedDump(fixture.booking)).not.toContain(secret);
		expect(await lastingFigures(fixture.booking)).toEqual(before);
	});
});
