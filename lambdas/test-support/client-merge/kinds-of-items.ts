/**
 * What a merge of two client records does with a kind of items. `moved`: it becomes the kept client's. `removed`: it is
 * deleted with the other record. `left`: it still has the other id, for the reason beside it. `none`: it names no
 * client.
 */
type Treatment = 'moved' | 'removed' | 'left' | 'none';

/** Every kind of the table. A test fails for a new kind that is not listed here. */
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

	// Points to the remaining record.
	'merged-client': 'left',
	// Expires with the sessions of its account.
	link: 'left',
	// Mails of the other account are out of date; those of a visit name the visit.
	job: 'left',
	// Never changed.
	audit: 'left',
	// Rate limit of the last hours.
	rate: 'left',
	// Marks the audit entries of a smoke test, which are in no client's record.
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
	// Names a visit, a number or an address, not its client.
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
	// Requests and losses name people in encrypted text, which is never changed.
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
