import { paths } from '@tulia/platform';

/** One question or message in the inbox. */
export const inboxItemAddress = (kind: 'questions' | 'messages', id: string): string =>
	`${paths.adminInbox()}?open=${kind}-${encodeURIComponent(id)}`;

/** A new FAQ that begins with the question and answer of a visitor. */
export const faqFromQuestion = (questionId: string): string =>
	`${paths.adminFaqs()}?edit=new&question=${encodeURIComponent(questionId)}`;

/** Where in the inbox an address of the separate lists leads: the same kind and state, and the same item open. */
export function oldInboxAddress(kind: 'questions' | 'messages', old: URLSearchParams): string {
	const [state, open] = [old.get('state'), old.get('open')];
	const query = new URLSearchParams({
		kind,
		...(state ? { state } : {}),
		...(open ? { open: `${kind}-${open}` } : {}),
	});
	return `${paths.adminInbox()}?${query}`;
}
