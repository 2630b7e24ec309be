import { dayOf } from '@tulia/centre/clock';
import '../../test-support/notification/silence-log.ts';
import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { availabilitySources } from '../../src/availability/availability-sources.repository.ts';
import { clientIndex } from '../../src/client/search/client-index.repository.ts';
import { searchOf } from '../../src/client-file/directory/list-clients.usecase.ts';
import { agendaRepository } from '../../src/dashboard/agenda.repository.ts';
import { figuresRepository } from '../../src/dashboard/figures.repository.ts';
import { getDashboard } from '../../src/dashboard/get-dashboard.usecase.ts';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { psychologistRepository } from '../../src/psychologist/psychologist.repository.ts';
import { listToBeMoved } from '../../src/rota/list-to-be-moved.usecase.ts';
import { moveNoteRepository } from '../../src/rota/move-note.repository.ts';
import { offerOpenedTimesOver } from '../../src/waiting-list/offer/offer-opened-times.wiring.ts';
import { ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { comparable, recount } from '../../test-support/dashboard/recount.ts';
import { firstAdmin } from '../demo-accounts.ts';
import { seedHistory } from '../seed-history.ts';

/** A Monday, 10:40 AM at the centre. */
const END = new Date('2026-11-23T07:40:00.000Z');
const cipher = fieldCipherFrom(randomBytes(32));

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
	await seedHistory({
		db: table.db,
		tableName: table.tableName,
		cipher: async () => cipher,
		useDataKey: async () => false,
		hash: async () => decoyHash,
		admin: firstAdmin({ AWS_ENDPOINT_URL: 'http://127.0.0.1' }),
		end: END,
		report: () => undefined,
	});
});
afterAll(() => table.close());

async function dashboard() {
	const { db, tableName } = table;
	const openCipher = async () => cipher;
	const answer = await getDashboard({
		figures: figuresRepository(db, tableName),
		agenda: agendaRepository(db, tableName, openCipher),
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		profiles: profileRepository(db, tableName),
		now: () => END,
	})('staff');
	if (!answer.ok) throw new Error('The dashboard refuses nothing.');
	return answer.value;
}

const countBy = (items: readonly Record<string, unknown>[], name: string): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const item of items) counts[String(item[name])] = (counts[String(item[name])] ?? 0) + 1;
	return counts;
};

describe('the demo with a history of eight months', () => {
	test("every figure of the demo's dashboard equals a count of the table", async () => {
		const [{ recentIds, ...shown }, { recentIds: newest, ...counted }] = [
			comparable(await dashboard()),
			await recount(table, END),
		];
		expect(shown).toEqual(counted);
		// On a full day the dashboard looks up a limited number of people, and shows fewer of the latest.
		expect(newest.slice(0, recentIds.length)).toEqual(recentIds);
	});

	test('the demo has a full today, partly over, and visits that wait for an outcome', async () => {
		const { today, todayCount, todayToSee, needsOutcomeCount } = await dashboard();
		// Three of the four psychologists work on a Monday, with five sessions of an hour each or fewer longer ones.
		expect(todayCount).toBeGreaterThanOrEqual(7);
		expect(todayToSee).toBeLessThan(todayCount);
		expect(today.some(({ scheduledFor }) => new Date(scheduledFor) > END)).toBe(true);
		expect(needsOutcomeCount).toBeGreaterThanOrEqual(1);
		expect(needsOutcomeCount).toBeLessThanOrEqual(8);
	});

	test('the demo has data in every month of the charts, and weeks ahead that are partly full', async () => {
		const { bookingsByMonth, newUsersByDay, totalRevenue, totalUsers } = await dashboard();
		const months = bookingsByMonth.slice(-8);
		expect(months.filter(({ attended }) => attended > 10)).toHaveLength(8);
		expect(newUsersByDay.filter(({ users }) => users > 0).length).toBeGreaterThan(10);
		expect(totalRevenue).toBeGreaterThan(1_000_000);
		expect(totalUsers).toBeGreaterThanOrEqual(70);
		const ahead = (await scanEntity(table, 'appointment')).filter(
			({ startAt, status }) => status === 'confirmed' && dayOf(new Date(startAt)) > dayOf(END),
		);
		expect(new Set(ahead.map(({ startAt }) => dayOf(new Date(startAt)))).size).toBeGreaterThan(5);
	});

	test('the demo has every outcome, every state of what visitors write, and every status of mails', async () => {
		const items = await scanAll(table);
		const states = (entity: string, name: string) => Object.keys(countBy(ofEntity(items, entity), name)).sort();
		expect(states('appointment', 'status')).toEqual(['attended', 'cancelled', 'confirmed', 'missed']);
		expect(states('question', 'state')).toEqual(['answered', 'done', 'new', 'spam']);
		expect(states('message', 'state')).toEqual(['answered', 'done', 'new', 'spam']);
		expect(states('comment', 'state')).toEqual(['pending', 'published', 'rejected']);
		const subscriptions = ofEntity(items, 'subscription').map(({ subscription }) => subscription);
		expect(Object.keys(countBy(subscriptions, 'state')).sort()).toEqual(['active', 'ended', 'pending']);
		const mails = ofEntity(items, 'appointment').flatMap(({ mail }) => Object.values(mail ?? {}));
		const mailStates = new Set(mails.map((one) => (one as { state: string }).state));
		for (const mailState of ['delivered', 'bounced']) expect(mailStates).toContain(mailState);
		expect(states('user', 'emailVerified')).toEqual(['false', 'true']);
	});

	test('the reports of the demo have bookings of every origin, late cancellations, and reminders of both channels', async () => {
		const visits = await scanEntity(table, 'appointment');
		const origins = countBy(visits, 'bookedBy');
		expect(Object.keys(origins).sort()).toEqual(['client', 'staff', 'walk_in']);
		expect(Math.min(...Object.values(origins))).toBeGreaterThan(8);
		expect(visits.filter(({ cancellation }) => cancellation?.late === true).length).toBeGreaterThan(5);
		const reminders = countBy(
			visits.map(({ reminder }) => reminder),
			'state',
		);
		expect(reminders.by_sms).toBeGreaterThan(50);
		expect(reminders.sent).toBeGreaterThan(200);
	});

	test('the demo has clients with a phone only, two of them sharing one, and SMS of every delivery status', async () => {
		const items = await scanAll(table);
		const records = ofEntity(items, 'user').filter(({ email, phone }) => email === undefined && phone !== undefined);
		const numbers = records.map(({ phone, id }) => cipher.decrypt(phone, id));
		expect(numbers.length).toBeGreaterThanOrEqual(8);
		expect(new Set(numbers).size).toBe(numbers.length - 1);
		const messages = ofEntity(items, 'appointment').flatMap(({ sms }) => Object.values(sms ?? {}));
		const states = new Set(messages.map((one) => (one as { state: string }).state));
		expect(states).toEqual(new Set(['sent', 'delivered', 'unreachable', 'undelivered', 'suppressed']));
		expect(ofEntity(items, 'phone').filter(({ stoppedBy }) => stoppedBy === 'sms')).toHaveLength(1);
	});

	test('the demo’s clients are found by name, phone and its last digits', async () => {
		const { db, tableName } = table;
		const index = clientIndex(db, tableName, async () => cipher);
		for (const typed of ['atieno', 'ndungu wambui', '0700 000 201', '0203'])
			expect((await index.candidates(searchOf(typed))).ids.length).toBeGreaterThan(0);
	});

	test('the demo lists clients to phone whom neither an SMS nor a mail notified', async () => {
		const toPhone = (await scanAll(table)).filter(({ PK }) => PK === 'MAILS#TROUBLE');
		expect(toPhone.length).toBeGreaterThanOrEqual(3);
	});

	test('a psychologist of the demo is ill for the next days, and the displaced visits have to be moved', async () => {
		const { db, tableName } = table;
		const answer = await listToBeMoved({
			appointments: appointmentRepository(db, tableName),
			clients: clientRepository(db, tableName, async () => cipher),
			sources: availabilitySources(db, tableName),
			notes: moveNoteRepository(db, tableName),
			now: () => END,
		})({ query: {} });
		if (!answer.ok) throw new Error('The worklist refuses nothing.');
		const { open, openCount } = answer.value;
		expect(openCount).toBeGreaterThanOrEqual(3);
		expect(new Set(open.map(({ cause }) => cause))).toEqual(new Set(['time_off']));
		expect(open.some(({ offered }) => offered.length > 0)).toBe(true);
	});

	test('the waiting list of the demo has a held time, and two entries without an offer', async () => {
		const entries = await scanEntity(table, 'waiting-entry');
		expect(entries.map(({ state }) => state).sort()).toEqual(['offered', 'waiting', 'waiting']);
		const { db, tableName } = table;
		const soon = new Date(END.getTime() + 60_000);
		const sweep = { db, tableName, openCipher: async () => cipher, now: () => soon };
		expect(await offerOpenedTimesOver(sweep)(() => true)).toBe(0);
		const offers = (await scanEntity(table, 'waiting-entry')).flatMap(({ offers }) => offers);
		expect(offers).toMatchObject([{ state: 'open' }]);
	});

	test('a fourth psychologist of the demo has a page, but no licence', async () => {
		const all = await psychologistRepository(table.db, table.tableName).list();
		const wanjiku = all.find(({ psychologist }) => psychologist.id === 'wanjiku-muthoni')?.psychologist;
		expect([all.length, wanjiku?.profile?.title, wanjiku?.profile?.licence]).toEqual([
			4,
			'Trauma psychologist',
			undefined,
		]);
	});

	test('the client of the README has past and future visits', async () => {
		const items = await scanAll(table);
		const wanjiru = ofEntity(items, 'user').find(({ name }) => name === 'Wanjiru Kamau');
		const visits = ofEntity(items, 'appointment').filter(({ userId }) => userId === wanjiru?.id);
		expect(visits.filter(({ status }) => status === 'attended').length).toBeGreaterThan(10);
		expect(visits.filter(({ status, endAt }) => status === 'confirmed' && endAt > END.toISOString())).not.toEqual([]);
	});

	test('the demo has no unsent mail of the past, only the schedules of reminders and the SMS of the last minutes', async () => {
		const jobs = (await scanEntity(table, 'job')).filter(({ state }) => state === 'pending');
		expect(jobs.length).toBeGreaterThan(5);
		const types = jobs.map(({ type }) => String(type)).filter((type) => !type.endsWith('_sms'));
		expect(new Set(types)).toEqual(new Set(['create_schedule']));
		expect(jobs.some(({ type }) => type === 'confirmation_sms')).toBe(true);
	});

	test('the demo contains nothing after its present', async () => {
		const audit = await scanEntity(table, 'audit');
		expect(audit.filter(({ at }) => String(at) > END.toISOString())).toEqual([]);
		expect(audit.length).toBeGreaterThan(500);
	});
});
