import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';

type Words = Readonly<Record<string, unknown>>;

/**
 * Texts that must not be in the browser's storage, such as those about health, by form name. They are lost with the
 * page.
 */
const textsByForm = new Map<string, Words>();

/**
 * Deletes the texts of forms that have no entry in this tab's storage. The entry has the user and the time, and is
 * removed by a log-out or by the log-in of another user.
 */
export function purgeMemoryDrafts(): void {
	for (const form of textsByForm.keys()) if (readFormDraft(form) === undefined) textsByForm.delete(form);
}

/** Makes the browser ask before a reload that would lose the texts. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
	purgeMemoryDrafts();
	if (textsByForm.size > 0) event.preventDefault();
}

/**
 * Removes the entries of forms that have no stored field, because their texts are lost with the page and the log-in
 * page would say that they are saved. A page in the back/forward cache keeps both.
 */
function leaveNoEmptyEntries({ persisted }: PageTransitionEvent): void {
	if (persisted) return;
	for (const form of textsByForm.keys()) if (hasNoStoredWords(readFormDraft(form))) writeFormDraft(form, undefined);
}

const hasNoStoredWords = (entry: unknown): boolean =>
	typeof entry === 'object' &&
	entry !== null &&
	'values' in entry &&
	typeof entry.values === 'object' &&
	entry.values !== null &&
	Object.keys(entry.values).length === 0;

export function readMemoryDraft(form: string): Words | undefined {
	purgeMemoryDrafts();
	return textsByForm.get(form);
}

/** Stores the texts of a form; `undefined` deletes them. */
export function writeMemoryDraft(form: string, words: Words | undefined): void {
	if (words === undefined) textsByForm.delete(form);
	else textsByForm.set(form, words);
	// The listeners are removed when there are no texts, because they disable the back/forward cache.
	if (textsByForm.size > 0) {
		window.addEventListener('beforeunload', askBeforeUnload);
		window.addEventListener('pagehide', leaveNoEmptyEntries);
	} else {
		window.removeEventListener('beforeunload', askBeforeUnload);
		window.removeEventListener('pagehide', leaveNoEmptyEntries);
	}
}
