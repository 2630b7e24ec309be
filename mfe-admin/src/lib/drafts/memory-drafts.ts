import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';

type Words = Readonly<Record<string, unknown>>;

/** What must not lie in the browser's storage, such as words about somebody's health, by the name of its form. Gone with the page. */
const kept = new Map<string, Words>();

/**
 * Forgets words whose draft this tab keeps no more: the storage holds of each who typed it and when, and whoever logs out, or logs in
 * as somebody else, has it removed there.
 */
export function purgeMemoryDrafts(): void {
	for (const form of kept.keys()) if (readFormDraft(form) === undefined) kept.delete(form);
}

/** A reload would lose it, so the browser asks first. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
	purgeMemoryDrafts();
	if (kept.size > 0) event.preventDefault();
}

/**
 * The words go with the page, and with them the entry of a form that kept no others: otherwise the log-in would say that they are
 * kept. A page that the browser holds for going back keeps both.
 */
function leaveNoEmptyEntries({ persisted }: PageTransitionEvent): void {
	if (persisted) return;
	for (const form of kept.keys()) if (hasNoStoredWords(readFormDraft(form))) writeFormDraft(form, undefined);
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
	return kept.get(form);
}

/** `undefined` forgets it. */
export function writeMemoryDraft(form: string, words: Words | undefined): void {
	if (words === undefined) kept.delete(form);
	else kept.set(form, words);
	// None while nothing is kept: with the first a browser does not keep the page for going back.
	if (kept.size > 0) {
		window.addEventListener('beforeunload', askBeforeUnload);
		window.addEventListener('pagehide', leaveNoEmptyEntries);
	} else {
		window.removeEventListener('beforeunload', askBeforeUnload);
		window.removeEventListener('pagehide', leaveNoEmptyEntries);
	}
}
