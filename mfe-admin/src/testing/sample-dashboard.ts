import type { Dashboard } from '@tulia/contracts/dashboard/schemas';

const MONTHS = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const DAY = 86_400_000;
const LAST_DAY = Date.parse('2026-11-10T00:00:00.000Z');

/** The dashboard of Tuesday 10 November 2026 without anything waiting, as in a response. */
export const aDashboard = (more: Partial<Dashboard> = {}): Dashboard => ({
	today: [],
	todayCount: 0,
	todayToSee: 0,
	todayInCrisis: 0,
	needsOutcome: [],
	needsOutcomeCount: 0,
	mailTrouble: [],
	mailTroubleMore: false,
	open: {
		messages: 0,
		questions: 0,
		comments: 0,
		testimonials: 0,
		crisis: { messages: 0, questions: 0, comments: 0, testimonials: 0 },
		withColleagues: 0,
	},
	totalUsers: 1284,
	totalBookings: 3962,
	totalRevenue: 4_821_000,
	currency: 'USD',
	otherRevenue: [],
	totalBlogs: 13,
	monthlyGrowth: { users: 8, bookings: 0, revenue: -3 },
	recentBookings: [],
	recentUsers: [],
	bookingsByMonth: MONTHS.map((month, place) => ({
		month: `${month === '12' ? 2025 : 2026}-${month}`,
		confirmed: 1,
		attended: 10 + place,
		missed: place,
		cancelled: 0,
	})),
	newUsersByDay: Array.from({ length: 90 }, (_, place) => ({
		date: new Date(LAST_DAY - (89 - place) * DAY).toISOString().slice(0, 10),
		users: place % 7,
	})),
	...more,
});
