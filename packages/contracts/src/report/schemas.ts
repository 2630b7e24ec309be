import * as Type from 'typebox';
import { TakingsTotal } from '../payment/schemas.ts';
import { CalendarDay, chosenDay, strict } from '../text.ts';

const day = chosenDay();
/** The days of a report, both included. */
export const ReportQuery = strict({ from: day, to: day });

const Days = Type.Object({ from: CalendarDay, to: CalendarDay });

/** Who booked a visit. `walk_in`: staff, for somebody who was there or had been. `unknown`: booked before this was kept. */
export const bookingOrigins = ['client', 'staff', 'walk_in', 'unknown'] as const;
export type BookingOrigin = (typeof bookingOrigins)[number];

/** What became of the visits of some days. */
export const VisitCounts = Type.Object({
	attended: Type.Integer(),
	missed: Type.Integer(),
	/** Of the cancelled ones, those the client cancelled when clients may no longer cancel by themselves. */
	cancelledLate: Type.Integer(),
	/** All that were cancelled, late or not. */
	cancelled: Type.Integer(),
	/** Still to come, or over without an outcome. */
	open: Type.Integer(),
});
export type VisitCounts = Type.Static<typeof VisitCounts>;

const span = {
	...Days.properties,
	/** The equal span before: whole months before whole months, otherwise as many days. Absent where its figures are not kept whole. */
	before: Type.Optional(Days),
};

/** Minutes of opening hours, and how many of them had a visit that was not cancelled. */
const Use = { openMinutes: Type.Integer(), usedMinutes: Type.Integer() };

/** By which channel a reminder of the visit was sent that did not come back; `none` also where it was booked too late for one. */
export const reminderChannels = ['sms', 'email', 'none'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** The visits of some days, by the day they take place on. */
export const VisitReport = Type.Object({
	...span,
	visits: VisitCounts,
	/** By week, by month where the span has more than a hundred days; the first and the last may be cut. Oldest first. */
	periods: Type.Array(Type.Object({ ...Days.properties, visits: VisitCounts })),
	clients: Type.Object({
		/** Attended a visit in these days, and none before, as far as visits are kept. */
		new: Type.Integer(),
		/** Attended one in these days, and one before. */
		returning: Type.Integer(),
		/** Attended visits whose client is erased, so that nobody can say whose they were. */
		erasedVisits: Type.Integer(),
	}),
	/** By the hours as they stand now: those of before are not kept. */
	use: Type.Object({
		...Use,
		/** Minutes of visits outside of anybody's hours. */
		outsideMinutes: Type.Integer(),
		/** Each hour of the week in which somebody sees clients, Monday first. */
		hours: Type.Array(
			Type.Object({
				/** 0 is Monday. */
				weekday: Type.Integer({ minimum: 0, maximum: 6 }),
				hour: Type.Integer({ minimum: 0, maximum: 23 }),
				...Use,
			}),
		),
	}),
	/** By name. Somebody who sees nobody any more has no open minutes. */
	psychologists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), visits: VisitCounts, ...Use })),
	/** What was booked, the most first. A service that is not offered any more is still among them. */
	services: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), visits: VisitCounts })),
	origins: Type.Array(Type.Object({ origin: Type.Enum([...bookingOrigins]), visits: Type.Integer() })),
	reminders: Type.Object({
		/** What was sent, and what became of it. What is neither is not known yet. */
		channels: Type.Array(
			Type.Object({
				channel: Type.Enum(['sms', 'email']),
				sent: Type.Integer(),
				delivered: Type.Integer(),
				cameBack: Type.Integer(),
			}),
		),
		/** Clients who were told something of a visit by phone. */
		phoned: Type.Integer(),
		/** Who came and who did not, of the visits that were booked ahead. */
		outcomes: Type.Array(
			Type.Object({ channel: Type.Enum([...reminderChannels]), attended: Type.Integer(), missed: Type.Integer() }),
		),
	}),
});
export type VisitReport = Type.Static<typeof VisitReport>;

/** What was paid and taken back in some days, on the day it was noted, whenever the visits are. Currencies are never added. */
export const IncomeReport = Type.Object({
	...span,
	totals: Type.Array(TakingsTotal),
	/** Oldest first. */
	months: Type.Array(Type.Object({ month: Type.String(), ...TakingsTotal.properties })),
	/** The highest first. Without an id: the visit is not kept any more. */
	services: Type.Array(
		Type.Object({ id: Type.Optional(Type.String()), title: Type.String(), ...TakingsTotal.properties }),
	),
	/** By name. */
	psychologists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...TakingsTotal.properties })),
});
export type IncomeReport = Type.Static<typeof IncomeReport>;

export const ReportCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
