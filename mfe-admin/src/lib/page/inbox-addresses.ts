import { paths } from '@tulia/platform';

/** The address of a question or message in the inbox. */
export const inboxItemAddress = (kind: 'questions' | 'messages', id: string): string =>
	`${paths.adminInbox()}?open=${kind}-${encodeURIComponent(id)}`;

/** The address of a new FAQ that is filled in with a visitor's question and its answer. */
export const faqFromQuestion = (questionId: string): string =>
	`${paths.adminFaqs()}?edit=new&question=${encodeURIComponent(questionId)}`;

/** The address in the inbox for an address of the former separate lists, with the same kind, state and open item. */
export function oldInboxAddress(kind: 'questions' | 'messages', old: URLSearchParams): string {
	const [state, open] = [old.get('state'), old.get('open')];
	const query = new URLSearchParams({
		kind,
		...(state ? { state } : {}),
		...(open ? { open: `${kind}-${open}` } : {}),
	});
	return `${paths.adminInbox()}?${query}`;
}
