import type { listAudit } from '@tulia/contracts/audit/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import { paths } from '@tulia/platform';
import { inboxItemAddress } from '../../lib/page/inbox-addresses.ts';

export type AuditEntry = ResponseOf<typeof listAudit>['data'][number];

/** `faq_changed` is read `FAQ changed`. */
export function actionWords(action: string): string {
	const words = action.replaceAll('_', ' ').replace(/^faq\b/, 'FAQ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What came along when two client records became one. */
export const mergedWords = ({ other, stays, visits, coming, paid }: NonNullable<AuditEntry['merged']>): string =>
	`Record ${other} became part of ${stays}, with ${visits} ${visits === 1 ? 'visit' : 'visits'}, ${coming} of them to come, ${paid} with payments`;

type ObjectLink = readonly [prefix: string, address: (id: string) => string];
const edit = (part: string) => (id: string) => `${paths.adminSessions()}?${new URLSearchParams({ part, edit: id })}`;

/** Where each kind of object is looked at, by how its actions begin; what is more exact stands first. */
const OBJECT_LINKS: readonly ObjectLink[] = [
	['appointments_', paths.adminAppointments],
	['appointment_', paths.adminAppointment],
	['payment_', paths.adminAppointment],
	['visit_price_', paths.adminAppointment],
	['receipt_', paths.adminReceipt],
	['takings_', paths.adminTakings],
	['client_', paths.adminClient],
	['clients_merged', paths.adminClient],
	['article_', paths.adminArticle],
	['cover_', paths.adminArticles],
	['comment_', paths.adminComments],
	['faq_', paths.adminFaqs],
	['question_', (id) => inboxItemAddress('questions', id)],
	['testimonial_', paths.adminTestimonials],
	['message_', (id) => inboxItemAddress('messages', id)],
	['newsletter_', paths.adminNewsletter],
	['subscriber', paths.adminNewsletter],
	['service_', edit('services')],
	['psychologist_', edit('psychologists')],
	['closure_', () => `${paths.adminSessions()}?part=closures`],
	['settings_', paths.adminSettings],
	...[
		'account_',
		'password_',
		'name_',
		'logged_out_',
		'consent_',
		'data_',
		'second_factor_',
		'role_',
		'admin_granted',
		'undeliverable_',
	].map((prefix): ObjectLink => [prefix, paths.adminUser]),
];

/** Where the object of an action can be looked at, if anywhere. It may be gone by now. */
export const objectAddress = (action: string, object: string): string | undefined =>
	OBJECT_LINKS.find(([prefix]) => action.startsWith(prefix))?.[1](object);
