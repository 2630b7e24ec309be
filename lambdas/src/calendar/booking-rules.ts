import { upcomingLimits } from '@tulia/contracts/appointment/upcoming-limits';
import { staffFigures } from '@tulia/contracts/availability/staff-figures';

/** The constants of booking (rule 4). */
export const bookingRules = {
	/** Start times lie on a grid from the centre's opening: 9:00 AM, 10:30 AM, 12:00 PM, … */
	gridMinutes: 90,
	/** Staff book at any half hour, the running one included, and note visits up to this many days later (promise P6). */
	staff: { gridMinutes: staffFigures.gridMinutes, backDays: 7 },
	/** Minutes after each session, for notes and a break; part of the session's cells, so it cannot be booked. */
	bufferMinutes: staffFigures.bufferMinutes,
	/** The unit that is sold once (promise P1). */
	cellMinutes: 30,
	leadHours: 4,
	/** The last bookable day is today and this many days. */
	horizonDays: staffFigures.horizonDays,
	/** Sessions of one psychologist on one day. */
	dailyCap: staffFigures.dailyCap,
	/** Upcoming appointments of a client, by whether the email address is confirmed. */
	upcoming: upcomingLimits,
	/** Visits of accounts with unconfirmed addresses, together, booked from one network (promise A16). */
	unconfirmedPerNetwork: 30,
} as const;
