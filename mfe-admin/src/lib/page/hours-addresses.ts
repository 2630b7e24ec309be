/** A psychologist's own hours, time off and requests. No other module links to these two. */
export const MY_HOURS = '/admin/my-hours';

export const HOURS_REQUESTS = '/admin/hours-requests';
