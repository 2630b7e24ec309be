import { freshTable } from '@tulia/test-kit/fresh-table';
import { recordOutcome } from '../appointment/record-outcome.usecase.ts';
import { type BookingStage, bookingStage, bookWith, STAGE_NOW } from '../appointment/testing/booking-stage.ts';
import { accountRepository } from '../identity/account.repository.ts';
import { mailStateRepository } from '../notification/mail-state.repository.ts';
import { dashboardValidators } from './dashboard-validators.ts';
import { countUnits } from './testing/count-units.ts';
import { dashboardOf } from './testing/dashboard-of.ts';
import { liveThrough } from './testing/random-history.ts';
import { comparable, recount } from './testing/recount.ts';

jest.setTimeout(300_000);

let stage: BookingStage;
afterEach(() => stage.close());

const dashboardAt = (now: Date) => dashboardOf(stage, now);

const booked = async (client: string, wish = {}) => stage.booked(await stage.addClient(client), wish);

describe('the dashboard', () => {
	test('of a centre that has just opened is empty, and every series is there', async () => {
		stage = await bookingStage(await freshTable());
		const answer = await dashboardAt(STAGE_NOW);
		expect(answer).toMatchObject({
			today: [],
			needsOutcome: [],
			needsOutcomeCount: 0,
			mailTrouble: [],
			totalBookings: 0,
		});
		expect(answer.bookingsByMonth).toHaveLength(12);
		expect(answer.newUsersByDay).toHaveLength(90);
		expect(answer.newUsersByDay.at(-1)?.date).toBe('2026-11-20');
	});

	test('lists a session for its outcome from the minute it ends until it has one', async () => {
		stage = await bookingStage(await freshTable());
		const id = await booked('one');
		const [start, end] = [new Date('2026-11-24T06:00:00.000Z'), new Date('2026-11-24T07:00:00.000Z')];
		expect(await dashboardAt(start)).toMatchObject({ today: [{ id }], needsOutcome: [], needsOutcomeCount: 0 });
		expect(await dashboardAt(end)).toMatchObject({
			needsOutcome: [{ id, user: { name: 'Client one' } }],
			needsOutcomeCount: 1,
		});
		const nextMonth = new Date('2026-12-03T06:00:00.000Z');
		expect(await dashboardAt(nextMonth)).toMatchObject({ needsOutcome: [{ id }], needsOutcomeCount: 1 });
		const record = recordOutcome({ ...stage.deps, now: () => end });
		await record({ params: { id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
		expect(await dashboardAt(nextMonth)).toMatchObject({
			needsOutcome: [],
			needsOutcomeCount: 0,
			totalRevenue: 3500,
			monthlyGrowth: { users: 0, bookings: -100, revenue: -100 },
		});
	});

	test('names who must be phoned because a mail came back, until a later mail arrives', async () => {
		stage = await bookingStage(await freshTable());
		const id = await booked('one');
		const mails = mailStateRepository(stage.db, stage.tableName);
		const news = { version: 1, attempt: 1, job: 'job-1', messageId: 'm-1' };
		await mails.record(id, 'confirmation', { ...news, state: 'sent', at: '2026-11-20T06:00:01.000Z' });
		expect((await dashboardAt(STAGE_NOW)).mailTrouble).toEqual([]);
		await mails.record(id, 'confirmation', { ...news, state: 'bounced', at: '2026-11-20T06:00:05.000Z' });
		expect((await dashboardAt(STAGE_NOW)).mailTrouble).toMatchObject([{ id }]);
		expect((await dashboardAt(new Date('2026-11-24T06:00:00.000Z'))).mailTrouble).toEqual([]);
		await mails.record(id, 'confirmation', {
			...news,
			job: 'job-2',
			state: 'delivered',
			at: '2026-11-20T07:00:00.000Z',
		});
		expect((await dashboardAt(STAGE_NOW)).mailTrouble).toEqual([]);
	});

	test('says of every visit whom it is for, and of every client whether the address is confirmed', async () => {
		stage = await bookingStage(await freshTable());
		const accounts = accountRepository(stage.db, stage.tableName, async () => stage.cipher);
		const account = {
			id: 'u1',
			name: 'Wambui',
			email: 'w@clients.example',
			emailVerified: false,
			role: 'client',
		} as const;
		await accounts.create({ ...account, passwordHash: 'none', joinedAt: STAGE_NOW.toISOString() });
		const id = await stage.booked('u1', { forWhom: 'my_child' });
		const user = { name: 'Wambui', email: 'w@clients.example', emailVerified: false };
		const answer = await dashboardAt(new Date('2026-11-24T05:00:00.000Z'));
		expect(dashboardValidators.getDashboard.response(answer)).toBe(true); // leaves out what the contract does not name
		expect(answer).toMatchObject({
			today: [{ id, user, forWhom: 'my_child' }],
			recentBookings: [{ id, user, forWhom: 'my_child' }],
			recentUsers: [{ id: 'u1', emailVerified: false }],
		});
	});

	test('says on a full day that it leaves out some of the newest bookings', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'beth', 'caro', 'dina']);
		const clients = await stage.addClients(23);
		const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
		let now = STAGE_NOW;
		const bookAt = bookWith({ ...stage.deps, now: () => now });
		const book = async (date: string, some: readonly string[]): Promise<void> => {
			for (const [at, client] of some.entries())
				expect(await bookAt(client, { date, time: times[at % 5] ?? '' })).toMatchObject({ ok: true });
		};
		await book('2026-11-24', clients.slice(0, 9));
		now = new Date('2026-11-20T07:00:00.000Z');
		await book('2026-11-25', clients.slice(18));
		const morning = new Date('2026-11-24T05:00:00.000Z');
		const ordinary = await dashboardAt(morning);
		expect([ordinary.recentBookings.length, ordinary.recentBookingsMore]).toEqual([5, false]);
		now = STAGE_NOW;
		await book('2026-11-24', clients.slice(9, 18));
		const full = await dashboardAt(morning);
		expect([full.recentBookings.length, full.recentBookingsMore]).toEqual([2, true]);
	});

	test('says after a random history what counting everything says, and reads at most 20 units for it', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'beth', 'caro']);
		const { now, done } = await liveThrough(stage, 400, 20261121);
		for (const what of ['join', 'book', 'move', 'cancel', 'outcome', 'correct', 'leave'])
			expect(Object.keys(done)).toContain(what);
		const units = countUnits(stage.client);
		const answer = await dashboardAt(now);
		const read = units.take();
		expect(read).toBeGreaterThan(6);
		expect(read).toBeLessThanOrEqual(20);
		expect(comparable(answer)).toEqual(await recount(stage, now));
		expect(answer.needsOutcome.length).toBe(Math.min(8, answer.needsOutcomeCount));
	});
});
