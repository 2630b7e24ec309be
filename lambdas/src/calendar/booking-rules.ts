import { upcomingLimits } from '@tulia/contracts/appointment/upcoming-limits';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';

/** The figures of booking (rule 4), in one place. */
export const bookingRules = {
	/** Start times lie on a grid from the centre's opening: 9:00 AM, 10:30 AM, 12:00 PM, … */
	gridMinutes: 90,
	/** Staff book at any half hour, the running one included, and note visits up to so many days later (promise P6). */
	staff: { gridMinutes: staffFigures.gridMinutes, backDays: 7 },
	/** After each session, for notes and a breath; it belongs to the session's cells, so nobody can be booked into it. */
	bufferMinutes: staffFigures.bufferMinutes,
	/** The unit that is sold once (promise P1). */
	cellMinutes: 30,
	leadHours: 4,
	/** The last bookable day is today and this many days. */
	horizonDays: staffFigures.horizonDays,
	/** Sessions of one psychologist on one day. */
	dailyCap: staffFigures.dailyCap,
	/** Upcoming appointments a client may hold, by whether the email address is verified. */
	upcoming: upcomingLimits,
	/** Visits that accounts with unconfirmed addresses may hold together, booked from one network (promise A16). */
	unconfirmedPerNetwork: 30,
} as const;
