/**
 * The tiers of tests (decision 119). `npm test` runs every unit test and the files under `gate`; `npm run test:all`
 * everything but those under `onlySweep`; `npm run sweep` those and every test that does more with `TEST_TIER=sweep`:
 * all crash points instead of some, more seeds, every input method.
 *
 * Paths are those of files without their extension; `test-tiers.test.ts` compares them with the existing files.
 */
const gate = [
	// Bookings, twice and concurrently.
	'lambdas/src/appointment/appointments-over-http',
	'lambdas/src/appointment/book/for-client/book-for-client',
	'lambdas/src/appointment/book/limits/booking-limits',
	'lambdas/src/appointment/book/for-client/claim-address',
	'lambdas/src/appointment/book/write/double-booking',
	'lambdas/src/appointment/book/write/idempotency',
	'lambdas/src/appointment/book/write/lost-answer',
	// Moving, cancelling, the waiting list, series.
	'lambdas/src/appointment/cancel/cancel-appointment',
	'lambdas/src/appointment/move/contested-move',
	'lambdas/src/appointment/move/move-appointment',
	'lambdas/src/appointment/move/my-changes-over-http',
	'lambdas/src/appointment/series/book-series',
	'lambdas/src/waiting-list/waiting-list',
	// Reminders and all other messages.
	'lambdas/src/notification/notices/crisis/alert-on-duty',
	'lambdas/src/notification/channel/mail/mail-quota',
	'lambdas/src/notification/feedback/mail-status',
	'lambdas/src/notification/notices/account/account-mail',
	'lambdas/src/notification/notices/visit/appointment-mails',
	'lambdas/src/notification/notices/series/series-notices',
	'lambdas/src/notification/notices/visit/sms-crashes',
	'lambdas/src/notification/notices/visit/sms-notices',
	'lambdas/src/notification/runner/notifier',
	'lambdas/src/notification/runner/reminder-races',
	// Identity and permissions.
	'lambdas/src/account/phone/own-phone',
	'lambdas/src/account/second-factor/second-factor',
	'lambdas/src/functions/access-matrix',
	'lambdas/src/identity/registration/identity',
	'lambdas/src/identity/password/password-reset',
	'lambdas/src/identity/session/login-limits.repository',
	// Money, and erasure of data.
	'lambdas/src/account/close/erase-account',
	'lambdas/src/data-request/data-request',
	'lambdas/src/payment/payments',
	// Public pages.
	'lambdas/src/article/publish/staff-articles',
	'lambdas/src/availability/availability',
	'lambdas/src/publisher/publish/publisher',
	// Golden journeys: the main tasks from end to end.
	'e2e/client/first-booking',
	'e2e/client/reminder-and-cancellation',
	'e2e/client/reset-and-second-factor',
	'e2e/platform/each-page',
	'e2e/staff/article-picture',
	'e2e/staff/front-desk',
	'e2e/staff/my-day',
];

/** Exhaustive, or about commands that an ordinary change does not affect. */
const onlySweep = [
	// Every state of every page, at all sizes and themes.
	'e2e/client/account-pages',
	'e2e/client/booking-pages',
	'e2e/client/sign-in-pages',
	'e2e/staff/admin-page-states',
	'e2e/staff/admin-pages',
	'e2e/visitor/public-page-states',
	'e2e/visitor/public-pages',
	// Tools and operations.
	'e2e/platform/canary',
	'e2e/platform/dev-loop',
	'e2e/platform/dev-module',
	'e2e/platform/developer-module',
	'e2e/platform/jobs-retry',
	'e2e/platform/new-module',
	'e2e/platform/no-process-left',
	'e2e/platform/power-loss',
	'e2e/platform/recovery-commands',
	'e2e/platform/release-trial',
	'e2e/platform/renderer-permissions',
	'e2e/platform/save-content',
	'e2e/platform/seed',
	'e2e/platform/smoke',
	'e2e/platform/trace',
	'e2e/platform/watching',
	'infra/restore/drill',
	'infra/test/deploy',
	'packages/test-kit/src/ensure-browser',
	// Random histories, outages, races.
	'lambdas/src/appointment/book/write/booking-model',
	'lambdas/src/appointment/book/write/fault-simulation',
	'lambdas/src/notification/notices/visit/header-injection',
	'lambdas/src/notification/runner/outage',
	'lambdas/src/notification/runner/reminder-simulation',
	'lambdas/src/waiting-list/waiting-races',
];

/** Tests that import this file do more in a sweep, so a sweep runs all of them. */
const MORE_IN_SWEEP = 'packages/test-kit/src/test-tier.ts';

/** `any` is every test: for runs that name their tests. */
export const tiers = ['gate', 'all', 'sweep', 'any'];

/** Every path in these lists, for the test that compares them with the existing files. */
export const namedPaths = [...gate, ...onlySweep];

/** Whether an integration test or a journey, without its extension, runs in a tier; a sweep names its files itself. */
export function isInTier(tier, name) {
	if (tier === 'gate') return gate.includes(name);
	return tier !== 'all' || !onlySweep.includes(name);
}

/** The files of a sweep, for jest's `--findRelatedTests`, which relates a test to itself. */
export const sweptFiles = (project) => [
	MORE_IN_SWEEP,
	...onlySweep
		.filter((name) => name.startsWith('e2e/') === (project === 'journeys'))
		.map((name) => `${name}.${project === 'journeys' ? 'journey' : 'integration'}.test.ts`),
];
