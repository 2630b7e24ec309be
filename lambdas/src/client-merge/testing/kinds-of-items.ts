/**
 * What a merge of two client records does with a kind of items. `moved`: it is the kept client's afterwards. `removed`: it goes with the
 * other record. `left`: it keeps the id of the other one, for the reason beside it. `none`: it names no client.
 */
type Treatment = 'moved' | 'removed' | 'left' | 'none';

/** Every kind of the table. A kind that comes new has to be thought of here, too: a test asks for it. */
export const treatmentOf: Readonly<Record<string, Treatment>> = {
	user: 'moved',
	'client-part': 'moved',
	email: 'moved',
	appointment: 'moved',
	'appointment-event': 'moved',
	bookings: 'moved',
	'waiting-entry': 'moved',
	'waiting-place': 'moved',
	cell: 'moved',
	idempotency: 'moved',
	testimonial: 'moved',
	'offered-testimonial': 'moved',

	credential: 'removed',
	auth: 'removed',
	revocation: 'removed',
	'second-factor': 'removed',
	'phone-code': 'removed',
	email_change: 'removed',

	// Says where the other record went.
	'merged-client': 'left',
	// Dies with the sessions of the account it was made for.
	link: 'left',
	// Mails of the other account are out of date; those of a visit name the visit.
	job: 'left',
	// Tells what was, and is never changed.
	audit: 'left',
	// Counts what an account did in the last hours.
	rate: 'left',
	// Say whose lines of the audit are those of a smoke test, which is in nobody's record.
	'smoke-client': 'left',
	'smoke-run': 'left',

	...none(
		'calendar-feed',
		'day-notice-choice',
		'hours-request',
		'known-device',
		'staff',
		'erasure',
		'closure',
		'profile',
		'launch-tick',
		'field-key',
		'stat',
		'handed-entry',
	),
	// A visit, or a number, an address, and not whose it is.
	...none('series', 'series-order'),
	...none('ticket', 'move-note', 'awaited-outcome', 'mail-trouble', 'unconfirmed-visit', 'phone', 'sms-spent'),
	...none(
		'unconfirmed-mails',
		'staff-inbox-hour',
		'gathered-changes',
		'question',
		'message',
		'comment',
		'subscription',
	),
	...none('newsletter-issue', 'newsletter-issue-words', 'issue-recipient'),
	...none(
		'visit-balance',
		'payment',
		'price-change',
		'payment-words',
		'mpesa-code',
		'receipt-series',
		'receipt',
		'receipt-gap',
	),
	// What was asked and lost names people in sealed words, and stays as it was noted.
	...none('breach', 'data-request'),
	...none('crisis-duty', 'crisis-phrases', 'crisis-rounds'),
	...none('psychologist', 'service', 'service-id', 'faq', 'faq-featuring', 'picture'),
	...none(
		'article',
		'article-body',
		'article-draft',
		'article-draft-text',
		'article-revision',
		'article-revisions',
		'article-count',
		'article-like',
		'article-view',
	),
};

function none(...kinds: readonly string[]): Record<string, 'none'> {
	return Object.fromEntries(kinds.map((kind) => [kind, 'none']));
}
