/**
 * The journeys of each part of the repository, as path prefixes beneath `e2e`. Jest finds what a test imports, and a
 * journey imports nothing of the product. `test-areas.test.ts` compares this map with the existing folders and files.
 */
const SIGN_IN = [
	'client/sign-in',
	'client/reset-and-second-factor',
	'client/account',
	'client/device-storage',
	'platform/unconfirmed-address',
];
const BOOKING = [
	...['client/booking', 'client/chosen-psychologist', 'client/first-booking', 'client/register-to-attended'],
	...[
		'client/reminder-and-cancellation',
		'client/offline-ticket',
		'client/prefetched-data',
		'client/ticket-layout-shift',
	],
	...['client/transition-requests', 'client/waiting-list', 'staff/calendar-move', 'staff/front-desk', 'staff/series'],
	...[
		'staff/to-be-moved',
		'staff/layout-shift',
		'staff/notified-by-phone',
		'staff/concurrent-edits',
		'staff/day-sheet',
	],
];
const PUBLISHING = [
	...[
		'visitor/articles',
		'visitor/search-engines',
		'visitor/without-javascript',
		'visitor/working',
		'platform/stored-xss',
	],
	...['staff/publishing', 'staff/article-picture', 'staff/content-api', 'platform/renderer-permissions'],
];
const NOTICES = [
	...['client/booking-mails', 'client/reminder-and-cancellation', 'client/own-phone', 'client/register-to-attended'],
	...['staff/my-day', 'staff/newsletter', 'platform/providers-down', 'platform/jobs-retry'],
];
const INBOX = ['staff/inbox', 'visitor/crisis-card', 'visitor/questions-and-newsletter'];
const CLIENTS = ['staff/clients', 'staff/merge-clients', 'staff/number-changed-hands', 'staff/role-days'];
const CENTRE = ['staff/centre-api', 'staff/centre-pages', 'staff/own-hours', 'staff/turned-off'];
const OPERATIONS = [
	...['platform/canary', 'platform/recovery-commands', 'platform/seed', 'platform/smoke', 'platform/trace'],
	...['platform/watching', 'platform/power-loss', 'platform/no-personal-data-in-logs'],
];
const DEVELOPMENT = [
	...['platform/dev-loop', 'platform/dev-module', 'platform/developer-module', 'platform/new-module'],
	...['platform/release-trial', 'platform/no-process-left', 'platform/save-content', 'platform/api-docs'],
];
const EVERYTHING = [''];

export const areas = {
	'mfe-content/': ['visitor/', 'platform/each-page', 'platform/stored-xss'],
	'mfe-booking/': ['client/', 'platform/each-page', 'platform/specification-strings'],
	'mfe-admin/': ['staff/', 'platform/each-page', 'platform/stored-xss'],
	'shell/': ['visitor/', 'client/', 'platform/'],
	'infra/': ['platform/', 'staff/turned-off'],
	'lambdas/demo/': EVERYTHING,
	'lambdas/operations/': OPERATIONS,
	'packages/build/': ['visitor/', 'platform/'],
	'packages/centre/': [...BOOKING, ...CENTRE, 'staff/reports'],
	'packages/contracts/': EVERYTHING,
	'packages/local-cloud/': EVERYTHING,
	'packages/platform/': EVERYTHING,
	'packages/test-kit/': EVERYTHING,
	'packages/ui/': EVERYTHING,
	'scripts/': [...DEVELOPMENT, ...OPERATIONS],
	'e2e/support/': EVERYTHING,
	...lambdas({
		account: [...SIGN_IN, ...NOTICES],
		appointment: [...BOOKING, ...NOTICES],
		article: PUBLISHING,
		audit: ['staff/centre-pages', ...CLIENTS],
		availability: BOOKING,
		calendar: BOOKING,
		client: CLIENTS,
		'client-file': CLIENTS,
		'client-merge': CLIENTS,
		closure: [...BOOKING, ...CENTRE],
		comment: ['visitor/articles', 'staff/inbox', 'staff/content-api'],
		consent: [...SIGN_IN, 'client/booking'],
		counters: ['visitor/articles'],
		cover: PUBLISHING,
		crisis: [...INBOX, 'client/booking'],
		dashboard: ['staff/front-desk', 'staff/skeleton'],
		'data-request': CLIENTS,
		faq: ['visitor/questions-and-newsletter', ...PUBLISHING],
		functions: EVERYTHING,
		identity: [...SIGN_IN, 'staff/role-days'],
		inbox: INBOX,
		'key-rotation': OPERATIONS,
		launch: CENTRE,
		message: INBOX,
		'my-day': ['staff/my-day'],
		newsletter: ['staff/newsletter', 'visitor/questions-and-newsletter'],
		'newsletter-issue': ['staff/newsletter'],
		notification: [...NOTICES, ...INBOX],
		outbox: NOTICES,
		payment: ['staff/payments', 'staff/reports', 'staff/front-desk'],
		platform: EVERYTHING,
		profile: [...CENTRE, ...PUBLISHING],
		psychologist: [...BOOKING, ...CENTRE],
		'psychologist-profile': [...PUBLISHING, ...CENTRE],
		publisher: PUBLISHING,
		recovery: OPERATIONS,
		register: CENTRE,
		report: ['staff/reports'],
		rota: [...CENTRE, 'staff/to-be-moved', 'staff/my-day'],
		service: [...BOOKING, ...PUBLISHING],
		smoke: OPERATIONS,
		telemetry: ['visitor/web-vitals', 'platform/policy-violation'],
		testimonial: PUBLISHING,
		user: ['staff/role-days', 'staff/my-day', ...SIGN_IN],
		'waiting-list': ['client/waiting-list', 'staff/to-be-moved'],
	}),
};

function lambdas(nouns) {
	return Object.fromEntries(Object.entries(nouns).map(([noun, journeys]) => [`lambdas/src/${noun}/`, journeys]));
}
