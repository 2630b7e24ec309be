/** A psychologist's own hours, and the requests for hours. No other module links to these pages. */
export const MY_HOURS = '/admin/my-hours';

export const HOURS_REQUESTS = '/admin/hours-requests';
