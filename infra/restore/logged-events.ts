/** The events of the log that tell what happened since a copy; `lambdas/src/recovery/known-since.ts` reads each. */
export const loggedEvents = [
	'JOB_FINISHED',
	'JOB_OUTCOME_UNKNOWN',
	'JOB_POSTPONED',
	'MAIL_EVENT',
	'REMINDER_SENT',
	'REMINDER_WITHOUT_MAIL',
	'REMINDER_SUPPRESSED',
	'REMINDER_HELD_BACK',
	'REMINDER_IMPOSSIBLE',
	'REMINDER_TOO_LATE',
	'REMINDER_POSTPONED',
	'REMINDER_OUTCOME_UNKNOWN',
	'RECEIPT_NUMBERED',
	'TIME_OFFERED',
	'WAITING_ENDED',
	'ISSUE_STOPPED',
] as const;
