import type { AuditThing } from '@tulia/contracts/audit/actions';
import { paths } from '@tulia/platform';
import { inboxItemAddress } from '../../lib/page/inbox-addresses.ts';

interface ThingWords {
	/** What it is called where it has no name of its own, or none any more. */
	readonly unnamed: string;
	/** What stands before its name. */
	readonly before?: string;
	/** Where it is looked at. It may be gone by now. */
	readonly address?: (id: string) => string;
}

const edit = (part: string) => (id: string) => `${paths.adminSessions()}?${new URLSearchParams({ part, edit: id })}`;

export const AUDIT_THINGS: Readonly<Record<AuditThing, ThingWords>> = {
	visit: { unnamed: 'a visit that is no longer kept' },
	visits: { unnamed: 'visits', address: paths.adminAppointments },
	receipt: { unnamed: 'a receipt', address: paths.adminReceipt },
	takings: { unnamed: 'the takings', address: paths.adminTakings },
	client: { unnamed: 'an erased client', address: paths.adminClient },
	account: { unnamed: 'a closed account', address: paths.adminUser },
	article: { before: 'the article ', unnamed: 'an article that was deleted', address: paths.adminArticle },
	picture: { unnamed: 'a picture', address: paths.adminArticles },
	comment: { unnamed: 'a comment', address: paths.adminComments },
	faq: { unnamed: 'an FAQ', address: paths.adminFaqs },
	question: { unnamed: 'a question', address: (id) => inboxItemAddress('questions', id) },
	testimonial: { unnamed: 'a testimonial', address: paths.adminTestimonials },
	message: { unnamed: 'a message', address: (id) => inboxItemAddress('messages', id) },
	newsletter: { unnamed: 'the newsletter', address: paths.adminNewsletter },
	service: { before: 'the service ', unnamed: 'a service', address: edit('services') },
	psychologist: { unnamed: 'a psychologist', address: edit('psychologists') },
	closure: { unnamed: 'a closure', address: () => `${paths.adminSessions()}?part=closures` },
	settings: { unnamed: 'the settings', address: paths.adminSettings },
	launch: { unnamed: 'an item of the list before launch', address: paths.adminLaunch },
};
