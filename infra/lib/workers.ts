/** The functions outside the contract, without API routes. */
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
