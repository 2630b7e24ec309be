import * as Type from 'typebox';
import { AppointmentStatus, ForWhom } from '../appointment/schemas.ts';
import { AdminAppointment, VisitClient } from '../appointment/staff-schemas.ts';
import { CalendarDay, Cents, Instant } from '../text.ts';

const Growth = Type.Object({ users: Type.Number(), bookings: Type.Number(), revenue: Type.Number() });

const waitingCounts = {
	messages: Type.Integer(),
	questions: Type.Integer(),
	comments: Type.Integer(),
	testimonials: Type.Integer(),
};

/** The caller's day: a psychologist's own visits, and for each role what it may read. */
const day = {
	/**
	 * At most six visits of today, soonest first: clients who are here or still expected, then, where there is room, the
	 * last ones. Cancelled visits are left out.
	 */
	today: Type.Array(AdminAppointment),
	/** All visits of today that are not cancelled. */
	todayCount: Type.Integer(),
	/** Those of them that are confirmed and not over. */
	todayToSee: Type.Integer(),
	/** Those of them whose notes hold words of crisis. */
	todayInCrisis: Type.Integer(),
	/** Confirmed appointments that are over without an outcome, oldest first, at most 3 or 2; and their number. */
	needsOutcome: Type.Array(AdminAppointment),
	needsOutcomeCount: Type.Integer(),
	/** Coming appointments whose mail failed, bounced or was marked as spam, soonest first, at most 3. */
	mailTrouble: Type.Array(AdminAppointment),
	/** Whether there may be more of them than are listed. */
	mailTroubleMore: Type.Boolean(),
	/** The number of unread entries of each kind. */
	open: Type.Object({
		...waitingCounts,
		/** How many of each hold words of crisis: they are read first (promise S10). */
		crisis: Type.Object(waitingCounts),
		/** Those without words of crisis that were assigned to a colleague within the last day, when assignments expire. */
		withColleagues: Type.Integer(),
	}),
};

/** Revenue, bookings and new clients, for the owner only. Strongly consistent. */
const figures = {
	totalUsers: Type.Integer(),
	totalBookings: Type.Integer(),
	/** Integer cents of `currency`, the centre's current one: prices as of the booking of attended appointments in it. */
	totalRevenue: Cents,
	currency: Type.String(),
	/** Revenue of appointments that were booked in an earlier currency, which is never added to `totalRevenue`. */
	otherRevenue: Type.Array(Type.Object({ currency: Type.String(), total: Cents })),
	totalBlogs: Type.Integer(),
	/**
	 * Change in percent of the last whole calendar month in the centre's zone from the one before it; 0 when that one had
	 * none. The current month is not over, so it is not compared. Revenue: of `currency`.
	 */
	monthlyGrowth: Growth,
	/** The newest first, at most 5, fewer on a full day. */
	recentBookings: Type.Array(
		Type.Object({
			id: Type.String(),
			user: VisitClient,
			forWhom: ForWhom,
			sessionType: Type.String(),
			amount: Cents,
			/** The currency in which the visit was booked (ISO 4217). */
			currency: Type.String(),
			scheduledFor: Instant,
			status: AppointmentStatus,
		}),
	),
	recentUsers: Type.Array(
		Type.Object({
			id: Type.String(),
			name: Type.String(),
			email: Type.String(),
			/** The address was confirmed from its mailbox. */
			emailVerified: Type.Boolean(),
			joinedAt: Instant,
		}),
	),
	/** The last 12 calendar months, oldest first: appointments by the month they take place in. */
	bookingsByMonth: Type.Array(
		Type.Object({
			/** `2026-11` */
			month: Type.String(),
			confirmed: Type.Integer(),
			attended: Type.Integer(),
			missed: Type.Integer(),
			cancelled: Type.Integer(),
		}),
	),
	/** The last 90 days, oldest first. */
	newUsersByDay: Type.Array(Type.Object({ date: CalendarDay, users: Type.Integer() })),
};

/** Everything the dashboard shows, in one answer (R62, rule 6). */
const WholeDashboard = Type.Object({ ...day, ...figures });
export type WholeDashboard = Type.Static<typeof WholeDashboard>;

/** The dashboard for any role of staff: without the figures where the role may not see them. */
export const Dashboard = Type.Object({ ...day, ...Type.Partial(Type.Object(figures)).properties });
export type Dashboard = Type.Static<typeof Dashboard>;
