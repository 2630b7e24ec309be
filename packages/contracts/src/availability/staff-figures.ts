/** Figures of the booking rules (rule 4) that staff's calendar shares. */
export const staffFigures = {
	/** Minutes between the start times that staff may book. */
	gridMinutes: 30,
	/** Minutes for notes after each session, which cannot be booked. */
	bufferMinutes: 30,
	/** The last bookable day is this many days after today. */
	horizonDays: 60,
	/** Maximum sessions of one psychologist per day. */
	dailyCap: 6,
} as const;
