/** The functions outside the contract: no browser calls them by a route of the API. */
export const workers = [
	'notifier',
	'publisher',
	'renderer',
	'missing-page',
	'mail-events',
	'sms-events',
	'canary',
] as const;
export type Worker = (typeof workers)[number];
