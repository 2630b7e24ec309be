/** A psychologist's own hours and time off, and what they asked for. No other module leads to these two. */
export const MY_HOURS = '/admin/my-hours';

/** What psychologists ask for, to be decided. */
export const HOURS_REQUESTS = '/admin/hours-requests';
