/** Figures of booking (rule 4) that a calendar of staff draws with, too. */
export const staffFigures = {
	/** Staff book at any half hour of the clock. */
	gridMinutes: 30,
	/** After each session, for notes and a breath: nobody can be booked into it. */
	bufferMinutes: 30,
	/** The last bookable day is today and this many days. */
	horizonDays: 60,
	/** Sessions of one psychologist on one day. */
	dailyCap: 6,
} as const;
