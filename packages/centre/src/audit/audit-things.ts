import type { AuditThing } from '@tulia/contracts/audit/actions';

interface ThingWords {
	/** The plural, as filters show it. */
	readonly all: string;
	/** Shown for an object without a name. */
	readonly unnamed: string;
	/** Shown for an object that no longer exists. Absent: names of this kind are not looked up. */
	readonly gone?: string;
	/** The words before its name. */
	readonly before?: string;
}

export const ERASED_PERSON = 'somebody who was erased';

/** The words for each kind of object in the audit. */
export const AUDIT_THINGS: Readonly<Record<AuditThing, ThingWords>> = {
	visit: { all: 'Visits', unnamed: 'a visit', gone: 'a visit that is no longer kept' },
	visits: { all: 'Lists of visits', unnamed: 'visits' },
	receipt: { all: 'Receipts', unnamed: 'a receipt' },
	takings: { all: 'Takings', unnamed: 'the takings' },
	report: { all: 'Reports', unnamed: 'a report' },
	client: { all: 'Client records', unnamed: 'a client', gone: ERASED_PERSON },
	account: { all: 'Accounts', unnamed: 'an account', gone: ERASED_PERSON },
	article: {
		all: 'Articles',
		unnamed: 'an article',
		gone: 'an article that is no longer there',
		before: 'the article ',
	},
	picture: { all: 'Pictures', unnamed: 'a picture' },
	comment: { all: 'Comments', unnamed: 'a comment' },
	faq: { all: 'FAQs', unnamed: 'an FAQ', gone: 'an FAQ that is no longer there', before: 'the FAQ ' },
	question: { all: 'Questions', unnamed: 'a question' },
	testimonial: { all: 'Testimonials', unnamed: 'a testimonial' },
	message: { all: 'Messages', unnamed: 'a message' },
	newsletter: { all: 'Newsletter', unnamed: 'the newsletter' },
	newsletter_issue: { all: 'Newsletter issues', unnamed: 'an issue of the newsletter' },
	audit: { all: 'Audit', unnamed: 'the audit' },
	service: { all: 'Services', unnamed: 'a service', gone: 'a service that is no longer there', before: 'the service ' },
	psychologist: { all: 'Psychologists', unnamed: 'a psychologist', gone: 'a psychologist who is no longer there' },
	closure: { all: 'Closures', unnamed: 'an entry in the calendar' },
	breach: { all: 'Breaches', unnamed: 'a breach of data' },
	data_request: { all: 'Data requests', unnamed: 'a request for data' },
	register: { all: 'Registers', unnamed: 'a register' },
	settings: { all: 'Settings', unnamed: 'the settings' },
	launch: { all: 'Before launch', unnamed: 'an item' },
};
