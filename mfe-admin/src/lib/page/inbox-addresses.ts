import { paths } from '@tulia/platform';

/** One question or message in the inbox. */
export const inboxItemAddress = (kind: 'questions' | 'messages', id: string): string =>
	`${paths.adminInbox()}?open=${kind}-${encodeURIComponent(id)}`;

/** A new FAQ filled with a visitor's question and its answer. */
export const faqFromQuestion = (questionId: string): string =>
	`${paths.adminFaqs()}?edit=new&question=${encodeURIComponent(questionId)}`;

/** The inbox address of an old, separate list: same kind, state and open item. */
export function oldInboxAddress(kind: 'questions' | 'messages', old: URLSearchParams): string {
	const [state, open] = [old.get('state'), old.get('open')];
	const query = new URLSearchParams({
		kind,
		...(state ? { state } : {}),
		...(open ? { open: `${kind}-${open}` } : {}),
	});
	return `${paths.adminInbox()}?${query}`;
}
