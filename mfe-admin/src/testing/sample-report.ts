import type { IncomeReport, VisitCounts, VisitReport } from '@tulia/contracts/report/schemas';

/** Counts of visits, zero unless given. */
export const visitCounts = (counts: Partial<VisitCounts> = {}): VisitCounts => ({
	...{ attended: 0, missed: 0, cancelled: 0, cancelledLate: 0, open: 0 },
	...counts,
});

const DAYS = { from: '2026-08-01', to: '2026-10-31' };

/** A report of three months, one psychologist and no visit. */
export const aVisitReport = (change: Partial<VisitReport> = {}): VisitReport => ({
	...DAYS,
	visits: visitCounts(),
	periods: [
		{ from: '2026-08-01', to: '2026-08-02', visits: visitCounts() },
		{ from: '2026-08-03', to: '2026-08-09', visits: change.visits ?? visitCounts() },
	],
	clients: { new: 0, returning: 0, erasedVisits: 0 },
	use: {
		...{ openMinutes: 6000, usedMinutes: 0, outsideMinutes: 0 },
		hours: [
			{ weekday: 0, hour: 9, openMinutes: 3000, usedMinutes: 2520 },
			{ weekday: 4, hour: 16, openMinutes: 3000, usedMinutes: 570 },
		],
	},
	psychologists: [
		{ id: 'amina', name: 'Amina Hassan', visits: change.visits ?? visitCounts(), openMinutes: 6000, usedMinutes: 3840 },
	],
	services: [],
	origins: (['client', 'staff', 'walk_in', 'unknown'] as const).map((origin) => ({ origin, visits: 0 })),
	reminders: {
		channels: (['sms', 'email'] as const).map((channel) => ({ channel, sent: 0, delivered: 0, cameBack: 0 })),
		phoned: 0,
		outcomes: (['sms', 'email', 'none'] as const).map((channel) => ({ channel, attended: 0, missed: 0 })),
	},
	...change,
});

/** Income received by M-Pesa, in cents. */
export const received = (mpesa: number, currency = 'KES'): IncomeReport['totals'][number] => ({
	...{ currency, received: mpesa },
	methods: { cash: 0, mpesa, card: 0, insurance: 0, waived: 0 },
});

/** The same months, without a payment. */
export const anIncomeReport = (change: Partial<IncomeReport> = {}): IncomeReport => ({
	...{ ...DAYS, totals: [], months: [], services: [], psychologists: [] },
	...change,
});
