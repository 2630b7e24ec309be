import type { AuditThing } from '@tulia/contracts/audit/actions';
import { paths } from '@tulia/platform';
import { inboxItemAddress } from '../../lib/page/inbox-addresses.ts';
import { issueAddress, SUBSCRIBERS } from '../../lib/page/newsletter-addresses.ts';

const edit = (path: string) => (id: string) => `${path}?${new URLSearchParams({ edit: id })}`;

/** The address of a thing's page, by kind. The thing may no longer exist. */
export const AUDIT_ADDRESSES: Readonly<Record<AuditThing, (id: string) => string>> = {
	visit: paths.adminAppointment,
	visits: paths.adminAppointments,
	receipt: paths.adminReceipt,
	takings: paths.adminTakings,
	report: paths.adminReports,
	client: paths.adminClient,
	account: paths.adminUser,
	article: paths.adminArticle,
	picture: paths.adminArticles,
	comment: paths.adminComments,
	faq: paths.adminFaqs,
	question: (id) => inboxItemAddress('questions', id),
	testimonial: paths.adminTestimonials,
	message: (id) => inboxItemAddress('messages', id),
	newsletter: () => SUBSCRIBERS,
	newsletter_issue: issueAddress,
	audit: paths.adminAudit,
	service: edit(paths.adminSessions()),
	psychologist: edit(paths.adminPsychologists()),
	closure: paths.adminClosures,
	breach: paths.adminBreach,
	data_request: paths.adminDataRequest,
	register: paths.adminRegisters,
	settings: paths.adminSettings,
	launch: paths.adminLaunch,
};

/** The kinds whose things have ids, so that the list can be filtered by one thing. */
export const HAS_MANY: ReadonlySet<AuditThing> = new Set([
	...(['visit', 'receipt', 'client', 'account', 'article', 'comment', 'faq', 'question', 'testimonial'] as const),
	...(['message', 'service', 'psychologist', 'closure', 'breach', 'data_request', 'newsletter_issue'] as const),
]);
