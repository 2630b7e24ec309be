import { blankProfile } from '@tulia/centre/blank-profile';
import { dayOf } from '@tulia/centre/clock';
import { instantAt } from '@tulia/centre/instant';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore, Person } from '../appointment/client.ts';
import { needsPhoneCall } from '../appointment/mail/phone-call.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { ok, type Result } from '../platform/http/result.ts';
import { agendaOfDay } from './agenda-of-day.ts';
import type { AgendaStore } from './agenda-store.ts';
import {
	bookingsByMonth,
	confirmedIn,
	earnedElsewhere,
	earnedIn,
	type Figures,
	type MonthFigures,
	monthlyGrowth,
	newUsersByDay,
} from './figures.ts';
import type { FiguresStore } from './figures-store.ts';
import { lastMonths, monthOfDay } from './months.ts';
import { newestAcrossMonths } from './newest-across-months.ts';
import { openWork } from './open-work.ts';
import { rowsWithin } from './rows-within.ts';

const MONTHS = 12;
const DAYS = 90;
/** Keeps the current work on one screen; the list pages show the rest. */
export const TODAY_ROWS = 6;
export const AWAITED_ROWS = 3;
const TROUBLED_ROWS = 3;
/** More lookups than rows, because the index may name visits that moved, or whose mail is still retried. */
const TROUBLED_CANDIDATES = 6;
const RECENT_ROWS = 5;
/**
 * Maximum lookups of appointments and clients, half a unit each: the client of each row of today, and the rows of other
 * lists that the rest allows. Five visits of today cost as much as one lookup, some with notes. Forty of them leave six
 * other rows, two of each list, and the whole is within 20 units.
 */
const LOOKUPS = 26;
const VISITS_A_LOOKUP = 5;

export interface GetDashboardDeps {
	readonly figures: FiguresStore;
	readonly agenda: AgendaStore;
	readonly appointments: Pick<AppointmentStore, 'between' | 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly profiles: { read(): Promise<{ readonly currency: string } | undefined> };
	readonly now: () => Date;
}

/**
 * The landing page of staff. Its cost does not grow with the history: figures are counted at each change, and lists are
 * sparse indexes of what waits. An item on several lists is read once.
 */
export const getDashboard =
	(deps: GetDashboardDeps) =>
	async (userId: string): Promise<Result<WholeDashboard, never>> => {
		const now = deps.now();
		const day = dayOf(now);
		const months = lastMonths(day, MONTHS);
		const [figures, ever, today, thisMonth, troubled, profile] = await Promise.all([
			deps.figures.months(months),
			deps.figures.ever(),
			deps.appointments.between(day, day),
			deps.agenda.awaited(firstInstant(monthOfDay(day)), now),
			deps.agenda.troubled(now),
			deps.profiles.read(),
		]);
		const [awaited, newest] = await Promise.all([
			awaitedIds(deps, { figures, thisMonth, months }),
			newestOf(deps, { figures, ever: ever.figures, months }),
		]);
		const agenda = agendaOfDay(today, now, TODAY_ROWS);
		const lookups = LOOKUPS - Math.ceil(today.length / VISITS_A_LOOKUP);
		const ids = within(lookups, agenda.shown, {
			troubled: troubled.slice(0, TROUBLED_CANDIDATES),
			awaited: awaited.ids,
			booked: newest.bookings,
		});
		const rows = await readRows(deps, { today, shown: agenda.shown, ids });
		const { currency } = profile ?? blankProfile;
		return ok({
			...sections(rows, { today: agenda.shown, ids, now }),
			todayCount: agenda.count,
			todayToSee: agenda.toSee,
			todayInCrisis: agenda.inCrisis,
			needsOutcomeCount: awaited.count,
			mailTroubleMore: troubled.length > Math.min(ids.troubled.length, TROUBLED_ROWS),
			open: openWork(ever, userId, now),
			totalUsers: ever.figures.users,
			totalBookings: ever.figures.bookings,
			totalRevenue: earnedIn(ever.figures, currency),
			currency,
			otherRevenue: earnedElsewhere(ever.figures, currency),
			totalBlogs: ever.articles,
			monthlyGrowth: monthlyGrowth(figures, currency),
			recentUsers: [...newest.users],
			bookingsByMonth: bookingsByMonth(figures),
			newUsersByDay: newUsersByDay(figures, day, DAYS),
		});
	};

interface ListedIds {
	readonly awaited: readonly string[];
	readonly troubled: readonly string[];
	readonly booked: readonly string[];
}

/** Truncates the lists to the lookups that today's rows leave. */
function within(lookups: number, agenda: readonly Appointment[], { troubled, awaited, booked }: ListedIds): ListedIds {
	const clients = new Set(agenda.map(({ userId }) => userId));
	const known = agenda.map(({ id }) => id);
	const [first, more] = [troubled.slice(0, TROUBLED_ROWS), troubled.slice(TROUBLED_ROWS)];
	const shown = rowsWithin([first, awaited, more, booked], { known, lookups: lookups - clients.size });
	const isShown = (id: string) => shown.has(id);
	return { troubled: troubled.filter(isShown), awaited: awaited.filter(isShown), booked: booked.filter(isShown) };
}

interface Counted {
	readonly figures: readonly MonthFigures[];
	readonly ever: Figures;
	readonly months: readonly string[];
}

/** The latest bookings and accounts. The figures tell which months to read, and when there are no more. */
async function newestOf({ agenda }: GetDashboardDeps, { figures, ever, months }: Counted) {
	const joined = figures.filter(({ users }) => users > 0).map(({ month }) => month);
	const [bookings, users] = await Promise.all([
		newestAcrossMonths(months, Math.min(RECENT_ROWS, ever.bookings), agenda.bookedIn),
		newestAcrossMonths(joined, RECENT_ROWS, agenda.joinedIn),
	]);
	return { bookings, users };
}

const firstInstant = (month: string): Date => instantAt(`${month}-01`, 0);

/**
 * Visits that are over without an outcome, and their number. In past months every visit that the figures count as
 * confirmed is over, so only this month is counted one by one.
 */
async function awaitedIds(
	{ agenda }: GetDashboardDeps,
	{
		figures,
		thisMonth,
		months,
	}: {
		readonly figures: readonly MonthFigures[];
		readonly thisMonth: readonly string[];
		readonly months: readonly string[];
	},
): Promise<{ readonly count: number; readonly ids: readonly string[] }> {
	const before = figures.slice(0, -1).reduce((sum, one) => sum + confirmedIn(one), 0);
	const [first = '', last = ''] = [months[0], months.at(-1)];
	const older = before === 0 ? [] : await agenda.awaited(firstInstant(first), firstInstant(last), AWAITED_ROWS);
	return { count: before + thisMonth.length, ids: [...older, ...thisMonth].slice(0, AWAITED_ROWS) };
}

interface Rows {
	readonly byId: ReadonlyMap<string, Appointment>;
	readonly people: ReadonlyMap<string, Person>;
}

interface Wanted {
	/** All of today, already loaded. */
	readonly today: readonly Appointment[];
	readonly shown: readonly Appointment[];
	readonly ids: ListedIds;
}

async function readRows({ appointments, clients }: GetDashboardDeps, { today, shown, ids }: Wanted): Promise<Rows> {
	const known = new Map(today.map((one) => [one.id, one]));
	const listed = new Set([...ids.awaited, ...ids.troubled, ...ids.booked]);
	const found = await appointments.findAll(
		[...listed].filter((id) => !known.has(id)),
		'recent',
	);
	const byId = new Map([...known, ...found.map((one) => [one.id, one] as const)]);
	const rows = [...shown, ...[...listed].flatMap((id) => byId.get(id) ?? [])];
	const people = await clients.people(
		rows.map(({ userId }) => userId),
		'recent',
	);
	return { byId, people };
}

interface Listed {
	readonly today: readonly Appointment[];
	readonly ids: ListedIds;
	readonly now: Date;
}

/** The lists, without entries that changed between reading the index and the appointment. */
function sections(
	{ byId, people }: Rows,
	{ today, ids, now }: Listed,
): Pick<WholeDashboard, 'today' | 'needsOutcome' | 'mailTrouble' | 'recentBookings'> {
	const of = (some: readonly string[]) => some.flatMap((id) => byId.get(id) ?? []);
	const row = (one: Appointment) => adminAppointment(one, people.get(one.userId));
	const isConfirmed = ({ status }: Appointment) => status === 'confirmed';
	return {
		today: today.map(row),
		needsOutcome: of(ids.awaited).filter(isConfirmed).map(row),
		mailTrouble: of(ids.troubled)
			.filter((one) => people.has(one.userId) && needsPhoneCall(one, people.get(one.userId), now))
			.sort((a, b) => a.startAt.localeCompare(b.startAt))
			.slice(0, TROUBLED_ROWS)
			.map(row),
		recentBookings: of(ids.booked).map((one) => ({
			id: one.id,
			user: row(one).user,
			forWhom: one.forWhom,
			sessionType: one.serviceTitle,
			amount: one.price,
			currency: one.currency,
			scheduledFor: one.startAt,
			status: one.status,
		})),
	};
}
