import * as Type from 'typebox';
import { TakingsTotal } from '../payment/schemas.ts';
import { CalendarDay, chosenDay, strict } from '../text.ts';

const day = chosenDay();
/** The days of a report, both included. */
export const ReportQuery = strict({ from: day, to: day });

const Days = Type.Object({ from: CalendarDay, to: CalendarDay });

/** Who booked a visit. `walk_in`: staff, during or after the visit. `unknown`: booked before this was stored. */
export const bookingOrigins = ['client', 'staff', 'walk_in', 'unknown'] as const;
export type BookingOrigin = (typeof bookingOrigins)[number];

/** The visits of some days by status. */
export const VisitCounts = Type.Object({
	attended: Type.Integer(),
	missed: Type.Integer(),
	/** The cancelled visits that the client cancelled after the deadline for clients. */
	cancelledLate: Type.Integer(),
	/** All that were cancelled, late or not. */
	cancelled: Type.Integer(),
	/** Still to come, or over without an outcome. */
	open: Type.Integer(),
});
export type VisitCounts = Type.Static<typeof VisitCounts>;

const span = {
	...Days.properties,
	/** The preceding span of equal length, or of whole months. Absent where its figures are no longer complete. */
	before: Type.Optional(Days),
};

/** Minutes of opening hours, and those of them with a visit that was not cancelled. */
const Use = { openMinutes: Type.Integer(), usedMinutes: Type.Integer() };

/** The channel by which a reminder was delivered; `none` also for visits booked too late for one. */
export const reminderChannels = ['sms', 'email', 'none'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** The visits of some days, by the day they take place on. */
export const VisitReport = Type.Object({
	...span,
	visits: VisitCounts,
	/** Weeks, or months for more than a hundred days, oldest first. The first and the last may be partial. */
	periods: Type.Array(Type.Object({ ...Days.properties, visits: VisitCounts })),
	clients: Type.Object({
		/** Clients who attended in these days and never before, as far as visits are stored. */
		new: Type.Integer(),
		/** Clients who attended in these days and before. */
		returning: Type.Integer(),
		/** Attended visits whose client was erased, so they cannot be attributed. */
		erasedVisits: Type.Integer(),
	}),
	/** By the current weekly hours: earlier ones are not stored. */
	use: Type.Object({
		...Use,
		/** Minutes of visits outside working hours. */
		outsideMinutes: Type.Integer(),
		/** Each hour of the week with working hours, Monday first. */
		hours: Type.Array(
			Type.Object({
				/** 0 is Monday. */
				weekday: Type.Integer({ minimum: 0, maximum: 6 }),
				hour: Type.Integer({ minimum: 0, maximum: 23 }),
				...Use,
			}),
		),
	}),
	/** By name. An inactive psychologist has no open minutes. */
	psychologists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), visits: VisitCounts, ...Use })),
	/** By number of bookings, descending. Includes services that are no longer offered. */
	services: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), visits: VisitCounts })),
	origins: Type.Array(Type.Object({ origin: Type.Enum([...bookingOrigins]), visits: Type.Integer() })),
	reminders: Type.Object({
		/** Reminders by channel. The delivery status of the rest of `sent` is not known yet. */
		channels: Type.Array(
			Type.Object({
				channel: Type.Enum(['sms', 'email']),
				sent: Type.Integer(),
				delivered: Type.Integer(),
				cameBack: Type.Integer(),
			}),
		),
		/** Clients who were notified by phone. */
		phoned: Type.Integer(),
		/** Attended and missed, of the visits that were booked ahead. */
		outcomes: Type.Array(
			Type.Object({ channel: Type.Enum([...reminderChannels]), attended: Type.Integer(), missed: Type.Integer() }),
		),
	}),
});
export type VisitReport = Type.Static<typeof VisitReport>;

/** Payments and reversals by the day they were recorded on, whenever the visits are. Currencies are never added. */
export const IncomeReport = Type.Object({
	...span,
	totals: Type.Array(TakingsTotal),
	/** Oldest first. */
	months: Type.Array(Type.Object({ month: Type.String(), ...TakingsTotal.properties })),
	/** Descending. Without an id: the visit is no longer stored. */
	services: Type.Array(
		Type.Object({ id: Type.Optional(Type.String()), title: Type.String(), ...TakingsTotal.properties }),
	),
	/** By name. */
	psychologists: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...TakingsTotal.properties })),
});
export type IncomeReport = Type.Static<typeof IncomeReport>;

export const ReportCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
