import { dayOf } from '@tulia/centre/clock';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import type { WaitingNoun } from '../../src/counters/counted-nouns.ts';
import { lastMonths } from '../../src/dashboard/months.ts';
import { ofEntity, scanAll, type TestTable } from '../appointment/table-invariants.ts';

type Item = Awaited<ReturnType<typeof scanAll>>[number];
type Recounted = Pick<
	WholeDashboard,
	| 'todayCount'
	| 'todayToSee'
	| 'todayInCrisis'
	| 'needsOutcomeCount'
	| 'totalUsers'
	| 'totalBookings'
	| 'totalRevenue'
	| 'totalBlogs'
	| 'open'
	| 'bookingsByMonth'
	| 'newUsersByDay'
	| 'monthlyGrowth'
> & {
	readonly recentIds: readonly string[];
	readonly recentUserIds: readonly string[];
};

const monthOf = (instant: string): string => dayOf(new Date(instant)).slice(0, 7);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const revenueOf = (some: readonly Item[], currency: string): number =>
	sum(some.filter((one) => one.status === 'attended' && one.currency === currency).map(({ price }) => price));
const percent = (month: number, before: number): number =>
	before === 0 ? 0 : Math.round(((month - before) / before) * 1000) / 10;

/** Open work, counted by a scan of all items. */
function waiting(items: readonly Item[]): Readonly<Record<WaitingNoun, number>> {
	const count = (entity: string, state: string) => ofEntity(items, entity).filter((one) => one.state === state).length;
	return {
		messages: count('message', 'new'),
		questions: count('question', 'new'),
		comments: count('comment', 'pending'),
		testimonials: count('offered-testimonial', 'pending'),
	};
}

/** The dashboard's figures by a full scan, independent of every counter and index. */
export async function recount(table: TestTable, now: Date): Promise<Recounted> {
	const items = await scanAll(table);
	const appointments = ofEntity(items, 'appointment');
	const closed = new Set(
		items.filter(({ entity, status }) => entity === 'auth' && status === 'deleted').map(({ PK }) => PK),
	);
	// The figures count closed accounts (promise W9), the list of the latest does not. An account has an address.
	const users = ofEntity(items, 'user').filter(({ email, PK }) => email !== undefined || closed.has(PK));
	const open = users.filter(({ PK }) => !closed.has(PK));
	const currency = String(items.find(({ entity }) => entity === 'profile')?.profile.currency);
	const months = lastMonths(dayOf(now), 12);
	const inMonth = (month: string | undefined) => appointments.filter(({ startAt }) => monthOf(startAt) === month);
	const joinedIn = (month: string | undefined) => users.filter(({ joinedAt }) => monthOf(joinedAt) === month).length;
	const [before, whole] = months.slice(-3, -1);
	const newest = (some: readonly Item[], by: string) =>
		[...some].sort((a, b) => `${b[by]}#${b.id}`.localeCompare(`${a[by]}#${a.id}`)).map(({ id }) => id);
	const today = appointments.filter(
		({ startAt, status }) => dayOf(new Date(startAt)) === dayOf(now) && status !== 'cancelled',
	);
	const toSee = today.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) > now);
	return {
		needsOutcomeCount: appointments.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) <= now)
			.length,
		totalUsers: users.length,
		totalBookings: appointments.length,
		totalRevenue: revenueOf(appointments, currency),
		totalBlogs: ofEntity(items, 'article').filter(({ state }) => state === 'published').length,
		// A random history assigns nothing.
		open: { ...waiting(items), crisis: waiting(items.filter((item) => item.crisis === true)), withColleagues: 0 },
		bookingsByMonth: months.map((month) => {
			const count = (status: string) => inMonth(month).filter((one) => one.status === status).length;
			const [confirmed, attended, missed, cancelled] = ['confirmed', 'attended', 'missed', 'cancelled'].map(count);
			return { month, confirmed, attended, missed, cancelled } as WholeDashboard['bookingsByMonth'][number];
		}),
		newUsersByDay: Array.from({ length: 90 }, (_, index) => {
			const date = dayOf(new Date(now.getTime() - (89 - index) * 24 * 60 * 60 * 1000));
			return { date, users: users.filter(({ joinedAt }) => dayOf(new Date(joinedAt)) === date).length };
		}),
		monthlyGrowth: {
			users: percent(joinedIn(whole), joinedIn(before)),
			bookings: percent(inMonth(whole).length, inMonth(before).length),
			revenue: percent(revenueOf(inMonth(whole), currency), revenueOf(inMonth(before), currency)),
		},
		todayCount: today.length,
		todayToSee: toSee.length,
		todayInCrisis: toSee.filter((one) => one.mayBeInCrisis === true).length,
		recentIds: newest(appointments, 'createdAt').slice(0, 5),
		recentUserIds: newest(open, 'joinedAt').slice(0, 5),
	};
}

/** The comparable part of the dashboard. */
export const comparable = (answer: WholeDashboard): Recounted => ({
	todayCount: answer.todayCount,
	todayToSee: answer.todayToSee,
	todayInCrisis: answer.todayInCrisis,
	needsOutcomeCount: answer.needsOutcomeCount,
	totalUsers: answer.totalUsers,
	totalBookings: answer.totalBookings,
	totalRevenue: answer.totalRevenue,
	totalBlogs: answer.totalBlogs,
	open: answer.open,
	bookingsByMonth: answer.bookingsByMonth,
	newUsersByDay: answer.newUsersByDay,
	monthlyGrowth: answer.monthlyGrowth,
	recentIds: answer.recentBookings.map(({ id }) => id),
	recentUserIds: answer.recentUsers.map(({ id }) => id),
});
