import { validators } from '@tulia/contracts/endpoint-validators/all';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { sampleProfile } from '../../test-support/appointment/sample-centre.ts';
import { countUnits } from '../../test-support/dashboard/count-units.ts';
import { dashboardOf } from '../../test-support/dashboard/dashboard-of.ts';
import { bookWithBouncedMail, EIGHT_PSYCHOLOGISTS, FULL_DAY, fillDay } from '../../test-support/dashboard/full-day.ts';
import { runRandomHistory } from '../../test-support/dashboard/random-history.ts';
import { comparable, recount } from '../../test-support/dashboard/recount.ts';
import { recordOutcome } from '../appointment/desk/record-outcome.usecase.ts';
import { deliveryFailureItem } from '../appointment/mail/mail-trouble.items.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { noticeStateRepository } from '../notification/state/notice-state.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

const dashboardAt = (now: Date) => dashboardOf(fixture, now);

const booked = async (client: string, options = {}) => fixture.booked(await fixture.addClient(client), options);

describe('the dashboard', () => {
	test('the dashboard of a new centre is empty, and contains every series', async () => {
		fixture = await bookingFixture(await freshTable());
		const answer = await dashboardAt(FIXTURE_NOW);
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

	test('the dashboard lists a session for its outcome from the minute it ends until it has one', async () => {
		fixture = await bookingFixture(await freshTable());
		const id = await booked('one');
		const [start, end] = [new Date('2026-11-24T06:00:00.000Z'), new Date('2026-11-24T07:00:00.000Z')];
		expect(await dashboardAt(start)).toMatchObject({ today: [{ id }], needsOutcome: [], needsOutcomeCount: 0 });
		expect(await dashboardAt(end)).toMatchObject({
			needsOutcome: [{ id, user: { name: 'Client one' } }],
			needsOutcomeCount: 1,
		});
		const nextMonth = new Date('2026-12-03T06:00:00.000Z');
		expect(await dashboardAt(nextMonth)).toMatchObject({ needsOutcome: [{ id }], needsOutcomeCount: 1 });
		const record = recordOutcome({ ...fixture.deps, now: () => end });
		await record({ params: { id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
		expect(await dashboardAt(nextMonth)).toMatchObject({
			needsOutcome: [],
			needsOutcomeCount: 0,
			totalRevenue: 3500,
			monthlyGrowth: { users: 0, bookings: 0, revenue: 0 },
		});
		expect(await dashboardAt(new Date('2027-01-03T06:00:00.000Z'))).toMatchObject({
			monthlyGrowth: { users: 0, bookings: -100, revenue: -100 },
		});
	});

	test('revenue keeps its currency when the centre changes its own, and currencies are never added', async () => {
		fixture = await bookingFixture(await freshTable());
		const record = async (id: string) => {
			const deps = { ...fixture.deps, now: () => new Date('2026-11-24T09:00:00.000Z') };
			await recordOutcome(deps)({ params: { id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
		};
		await record(await booked('one'));
		await profileRepository(fixture.db, fixture.tableName).save({ ...sampleProfile, currency: 'KES' });
		const now = new Date('2026-11-24T10:00:00.000Z');
		expect(await dashboardAt(now)).toMatchObject({
			...{ totalRevenue: 0, currency: 'KES', monthlyGrowth: { revenue: 0 } },
			otherRevenue: [{ currency: 'USD', total: 3500 }],
			recentBookings: [{ amount: 3500, currency: 'USD' }],
		});
		await record(await booked('two', { time: '10:30 AM' }));
		expect(await dashboardAt(now)).toMatchObject({
			...{ totalRevenue: 3500, currency: 'KES' },
			otherRevenue: [{ currency: 'USD', total: 3500 }],
		});
	});

	test('the dashboard names clients to phone because a mail bounced, until a later mail is delivered', async () => {
		fixture = await bookingFixture(await freshTable());
		const id = await booked('one');
		const mails = noticeStateRepository(fixture.db, fixture.tableName);
		const news = { version: 1, attempt: 1, job: 'job-1', messageId: 'm-1' };
		await mails.record(id, 'confirmation', { ...news, state: 'sent', at: '2026-11-20T05:59:58.000Z' });
		expect((await dashboardAt(FIXTURE_NOW)).mailTrouble).toEqual([]);
		await mails.record(id, 'confirmation', { ...news, state: 'bounced', at: '2026-11-20T06:00:00.000Z' });
		expect((await dashboardAt(FIXTURE_NOW)).mailTrouble).toMatchObject([{ id }]);
		expect((await dashboardAt(new Date('2026-11-24T06:00:00.000Z'))).mailTrouble).toEqual([]);
		await mails.record(id, 'confirmation', {
			...news,
			job: 'job-2',
			state: 'delivered',
			at: '2026-11-20T07:00:00.000Z',
		});
		expect((await dashboardAt(FIXTURE_NOW)).mailTrouble).toEqual([]);
	});

	test('the dashboard finds clients to phone behind visits whose bounce is resolved', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'beth', 'caro', 'dina']);
		for (const name of ['one', 'two', 'three', 'four']) await fixture.addClient(name);
		for (const name of ['one', 'two', 'three']) {
			const id = await fixture.booked(name);
			await fixture.put(deliveryFailureItem({ id, startAt: '2026-11-24T06:00:00.000Z' }));
		}
		await bookWithBouncedMail(fixture, 'four', '9:00 AM');
		expect((await dashboardAt(FIXTURE_NOW)).mailTrouble).toMatchObject([{ user: { name: 'Client four' } }]);
	});

	test('the dashboard shows for whom each visit is, and whether each client’s address is confirmed', async () => {
		fixture = await bookingFixture(await freshTable());
		const accounts = accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
		const account = {
			id: 'u1',
			name: 'Wambui',
			email: 'w@clients.example',
			emailVerified: false,
			roles: [],
		} as const;
		await accounts.create({ ...account, passwordHash: 'none', joinedAt: FIXTURE_NOW.toISOString() });
		const id = await fixture.booked('u1', { forWhom: 'my_child' });
		const user = { name: 'Wambui', email: 'w@clients.example', emailVerified: false };
		const answer = await dashboardAt(new Date('2026-11-24T05:00:00.000Z'));
		expect(validators.getDashboard.response(answer)).toBe(true); // removes fields outside the contract
		expect(answer).toMatchObject({
			today: [{ id, user, forWhom: 'my_child' }],
			recentBookings: [{ id, user, forWhom: 'my_child' }],
			recentUsers: [{ id: 'u1', emailVerified: false }],
		});
	});

	test('the dashboard of forty visits and a backlog of fifty names every client it shows, for at most 20 read units', async () => {
		fixture = await bookingFixture(await freshTable(), EIGHT_PSYCHOLOGISTS);
		await fillDay(fixture);
		const units = countUnits(fixture.client);
		const noon = new Date(`${FULL_DAY}T09:00:00.000Z`);
		const answer = await dashboardAt(noon);
		expect(units.take()).toBeLessThanOrEqual(20);
		const { today, todayCount, todayToSee, needsOutcome, needsOutcomeCount, mailTrouble, recentBookings } = answer;
		expect({ todayCount, todayToSee, needsOutcomeCount }).toEqual({
			todayCount: 40,
			todayToSee: 24,
			needsOutcomeCount: 66,
		});
		expect([today.length, needsOutcome.length, mailTrouble.length]).toEqual([6, 2, 3]);
		expect(today.map(({ scheduledFor }) => scheduledFor)).toEqual(Array(6).fill(noon.toISOString()));
		// All were booked at one instant, so the order is random, and a row that another list shows costs nothing.
		expect(recentBookings.length).toBeGreaterThanOrEqual(1);
		expect(answer.mailTroubleMore).toBe(true);
		for (const { user } of [...today, ...needsOutcome, ...mailTrouble, ...recentBookings])
			expect(user.name).toMatch(/^Client /);
	});

	test('the dashboard equals a full recount after a random history, and reads at most 20 units', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'beth', 'caro']);
		const { now } = await runRandomHistory(fixture, 400, 20261121);
		const units = countUnits(fixture.client);
		const answer = await dashboardAt(now);
		const read = units.take();
		expect(read).toBeGreaterThan(6);
		expect(read).toBeLessThanOrEqual(20);
		expect(comparable(answer)).toEqual(await recount(fixture, now));
		expect(answer.needsOutcome.length).toBe(Math.min(3, answer.needsOutcomeCount));
	});
});
