import '../../test-support/notification/silence-log.ts';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { copyItems } from '../../operations/copy-items.ts';
import { PASSWORD } from '../../test-support/account/account-fixture.ts';
import { decryptedDump } from '../../test-support/account/decrypted-dump.ts';
import { kerubo, personFixture } from '../../test-support/account/person-fixture.ts';
import { scanAll, scanEntity, type TestTable } from '../../test-support/appointment/table-invariants.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../test-support/notification/stored-jobs.ts';
import { deleteAccount } from '../account/close/delete-account.usecase.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { accessItem, recordItem } from '../client/record.items.ts';
import { notePayment } from '../payment/note-payment.usecase.ts';
import { NOTHING_CHARGED } from '../payment/owed.ts';
import { paymentRepository } from '../payment/payment.repository.ts';
import { log } from '../platform/log.ts';
import { knownFrom, type LogLine } from './known-since.ts';
import { linesOfLostTable } from './lines-of-lost-table.items.ts';
import { disagreementsIn } from './recount.items.ts';
import { replayOver } from './recovery.wiring.ts';

const MINUTE = 60_000;
const fixture = personFixture(freshTable);

/** Every log line of the functions, as in CloudWatch. */
let lines: LogLine[];
beforeEach(() => {
	lines = [];
	const note = (message: string, given: LogLine['fields'] = {}) =>
		void lines.push({ at: fixture.notifier.clock.now().toISOString(), fields: { message, ...given } });
	for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(log, level).mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

/** The result of a restore to this moment: the same items in a table of another name. */
async function copyOf(table: TestTable): Promise<Awaited<ReturnType<typeof freshTable>>> {
	const copy = await freshTable();
	await copyItems(await scanAll(table), { ...copy, now: fixture.notifier.clock.now() });
	return copy;
}

const streamed = new Set<string>();
/** The stream delivers the jobs stored since the last call. */
async function streamNew(): Promise<void> {
	const jobs = (await storedJobs(fixture.booking)).filter(({ id }) => !streamed.has(id));
	for (const { id } of jobs) streamed.add(id);
	await fixture.notifier.streamJobs(jobs);
}

const sweepFor = async (notifier: NotificationFixture, minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 1) {
		notifier.clock.advance(MINUTE);
		await notifier.sweep();
	}
};

const paying = ({ db, tableName }: TestTable) => {
	const { deps } = fixture.booking;
	const payments = paymentRepository(db, tableName, async () => fields);
	const issuer = async () => ({ name: 'Tulia Centre', address: 'Nairobi', phone: '0700 000 000' });
	const charges = async () => NOTHING_CHARGED;
	return notePayment({ ...deps, payments, issuer, charges, now: fixture.notifier.clock.now });
};
const pay = (table: TestTable, id: string, version: number) =>
	paying(table)({
		params: { id },
		body: { method: 'cash', amount: 500, version },
		caller: { userId: 'staff' },
		idempotencyKey: undefined,
	});

const subjects = (notifier: NotificationFixture, from = 0) =>
	notifier.mail.accepted.slice(from).map(({ tags }) => `${tags.kind} ${tags.ref}`);

/** Two clients besides Kerubo, each with a visit that has a reminder. */
async function twoVisits(): Promise<{ readonly early: string; readonly late: string }> {
	const { booking } = fixture;
	const [one, two] = [await booking.addClient('one'), await booking.addClient('two')];
	const early = await booking.booked(one, { date: '2026-11-25', time: '9:00 AM' });
	const late = await booking.booked(two, { date: '2026-11-26', time: '3:00 PM' });
	return { early, late };
}

async function closeKerubo(): Promise<void> {
	const { accounts, userId } = fixture;
	const body = { currentPassword: PASSWORD, confirmation: 'delete my account' as const };
	const caller = { userId, role: 'client' as const, roles: [], version: 1, jti: 'j', expiresAt: 0 };
	expect(await deleteAccount(accounts.deps)({ body, caller })).toEqual({ ok: true, value: null });
	await streamNew();
	await sweepFor(fixture.notifier, 3);
}

/** The whole notifier on the restored table, with the same clock and mail service. */
const notifierOf = async ({ db, tableName }: TestTable): Promise<NotificationFixture> =>
	notificationFixture({ db, tableName, start: fixture.notifier.clock.now().toISOString(), hasCentre: true });

const replay = ({ db, tableName }: TestTable, known: readonly LogLine[]) =>
	replayOver({ db, tableName, openCipher: async () => fields, now: fixture.notifier.clock.now })(knownFrom(known));

/** The changes between the copy and the loss: a deletion, a reminder, a payment, a cancellation and a booking. */
async function liveOn(early: string, late: string): Promise<{ readonly after: string }> {
	const { booking, notifier } = fixture;
	await closeKerubo();
	// The reminder of the early visit is sent 24 hours before it.
	notifier.clock.moveTo('2026-11-24T06:10:00.000Z');
	await notifier.sweep();
	expect(subjects(notifier)).toContain(`reminder ${early}`);
	expect(await pay(booking, early, 0)).toMatchObject({ ok: true });
	expect(await pay(booking, early, 1)).toMatchObject({ ok: true });
	const cancel = cancelAppointment({ ...booking.deps, now: notifier.clock.now });
	expect(await cancel({ appointmentId: late, by: 'staff', actor: 'staff' })).toMatchObject({ ok: true });
	const after = await booking.booked(await booking.addClient('three'), { date: '2026-11-27', time: '9:00 AM' });
	await streamNew();
	return { after };
}

describe('a table that is restored from a copy', () => {
	test.each(['the log', 'the lost table'])(
		'a restored table erases again, and repeats no mail and no receipt number, by %s',
		async (source) => {
			const { booking, notifier, leaveTraces } = fixture;
			await leaveTraces();
			const { early, late } = await twoVisits();
			await streamNew();
			const copy = await copyOf(booking);
			const copiedAt = lines.length;
			const { after } = await liveOn(early, late);

			const known = source === 'the log' ? lines.slice(copiedAt) : linesOfLostTable(await scanAll(booking));
			const report = await replay(copy, known);
			expect(report).toMatchObject({
				closedAgain: [fixture.userId],
				toCloseByHand: [],
				unknownNotices: [],
				unknownReminders: [],
				changedVisits: [late],
				lostVisits: [after],
				receiptGaps: [{ year: '2026', from: 2, to: 3 }],
			});
			const restored = await notifierOf(copy);
			await sweepFor(restored, 3);

			// The client is erased again, and no message is sent twice.
			const dump = await decryptedDump(copy);
			for (const secret of ['canary', kerubo.name, kerubo.email]) expect(dump).not.toContain(secret);
			expect(subjects(restored)).toEqual([]);
			expect(disagreementsIn(await scanAll(copy), restored.clock.now())).toEqual([]);

			// The next receipt continues behind the printed ones, and the series records the gap.
			await pay(copy, early, 0);
			expect((await scanEntity(copy, 'receipt')).map(({ number }) => number)).toEqual([
				'R-2026-000001',
				'R-2026-000004',
			]);
			expect(await scanEntity(copy, 'receipt-gap')).toMatchObject([{ from: 2, to: 3 }]);
			await copy.close();
			expect(notifier.givenUpAlarms()).toBe(0);
		},
	);

	test('a restored table sends the reminders that were due during the outage once', async () => {
		const { early, late } = await twoVisits();
		await streamNew();
		const copy = await copyOf(fixture.booking);
		fixture.notifier.clock.moveTo('2026-11-25T12:30:00.000Z');
		await replay(copy, lines);
		const restored = await notifierOf(copy);
		await sweepFor(restored, 30);
		// The early visit has begun: it is too late for its reminder, and the alarm fires.
		expect(subjects(restored)).toEqual([`reminder ${late}`]);
		expect(restored.givenUpAlarms()).toBe(1);
		expect(early).not.toBe(late);
		await copy.close();
	});

	test('a client without an account whom staff erased after the copy is erased again', async () => {
		const { booking, notifier, accounts } = fixture;
		const now = notifier.clock.now();
		const record = { id: 'desk-client', name: 'Naomi Canary', emailVerified: false, consents: {} };
		await booking.put(recordItem({ ...record, joinedAt: now.toISOString() }));
		await booking.put(accessItem('desk-client'));
		const copy = await copyOf(booking);
		const request = { askedOn: '2026-11-20', words: 'sealed' };
		const byStaff = { actor: 'staff', auditId: 'audit', request, recordVersion: 0, noVisitsIn: 0 };
		const closing = { userId: 'desk-client', pseudonym: undefined, version: 1, roles: [], byStaff, now };
		expect(await accounts.deps.closings.close(closing)).toMatchObject({ ok: true });
		await streamNew();
		await sweepFor(notifier, 3);
		expect(await replay(copy, lines)).toMatchObject({ closedAgain: ['desk-client'], toCloseByHand: [] });
		await sweepFor(await notifierOf(copy), 3);
		expect(await decryptedDump(copy)).not.toContain('Naomi');
		await copy.close();
	});

	test('a second replay finds nothing to do', async () => {
		const { early, late } = await twoVisits();
		await streamNew();
		const copy = await copyOf(fixture.booking);
		await liveOn(early, late);
		const first = await replay(copy, lines);
		const items = await scanAll(copy);
		const second = await replay(copy, lines);
		expect(second).toMatchObject({ closedAgain: [], notSentAgain: 0, receiptGaps: [] });
		expect(await scanAll(copy)).toEqual(items);
		expect(first.closedAgain).toEqual([fixture.userId]);
		await copy.close();
	});

	test('a notice of unknown delivery status is not sent again, and is reported', async () => {
		const { booking, notifier } = fixture;
		await streamNew();
		const id = await booking.booked(await booking.addClient('one'), { date: '2026-11-25', time: '9:00 AM' });
		const copy = await copyOf(booking);
		notifier.mail.plan(() => 'accept_silently');
		await streamNew();
		const report = await replay(copy, lines);
		const [job] = (await storedJobs(booking)).filter(({ type }) => type === 'confirmation_mail');
		expect(report.unknownNotices).toEqual([job?.id]);
		expect(job?.ref).toBe(id);
		const restored = await notifierOf(copy);
		await sweepFor(restored, 30);
		expect(subjects(restored).filter((one) => one.startsWith('confirmation'))).toEqual([]);
		await copy.close();
	});
});

test('half of a transaction in a copy is found by the recount', async () => {
	const { booking, notifier } = fixture;
	await booking.booked(await booking.addClient('one'), { date: '2026-11-25', time: '9:00 AM' });
	const items = await scanAll(booking);
	expect(disagreementsIn(items, notifier.clock.now())).toEqual([]);
	const half = items.filter(({ entity, SK }) => entity !== 'cell' || !String(SK).endsWith('T0930'));
	expect(disagreementsIn(half, notifier.clock.now())).toMatchObject([{ of: 'times', stored: [] }]);
	const uncounted = items.filter(({ entity }) => entity !== 'stat');
	expect(disagreementsIn(uncounted, notifier.clock.now())).toMatchObject([{ of: 'months' }]);
});
