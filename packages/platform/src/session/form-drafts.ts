import { tryStorage } from '../storage/try-storage.ts';
import { DRAFT_PREFIX } from './drafts.ts';

/** What this tab keeps of a form; undefined where it keeps nothing, or the browser forbids storage. */
export const readFormDraft = (form: string): unknown =>
	tryStorage((): unknown => JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + form) ?? 'null')) ?? undefined;

/** Keeps what is half filled in, for this tab; `undefined` forgets it. */
export function writeFormDraft(form: string, draft: object | undefined): void {
	const key = DRAFT_PREFIX + form;
	tryStorage(() =>
		draft === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(draft)),
	);
}
