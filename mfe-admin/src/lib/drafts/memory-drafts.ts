import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';

type Words = Readonly<Record<string, unknown>>;

/** Texts that must not be in the browser's storage, such as those about health, by form name. Lost with the page. */
const kept = new Map<string, Words>();

/**
 * Deletes texts whose entry is gone from this tab's storage: the entry has owner and time, and a log-out, or a log-in
 * of another person, removes it.
 */
export function purgeMemoryDrafts(): void {
	for (const form of kept.keys()) if (readFormDraft(form) === undefined) kept.delete(form);
}

/** A reload would lose the texts, so the browser asks first. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
	purgeMemoryDrafts();
	if (kept.size > 0) event.preventDefault();
}

/**
 * The texts are lost with the page, so entries of forms without other fields are removed: otherwise the log-in would
 * say that they are saved. A page in the back/forward cache preserves both.
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

/** `undefined` deletes it. */
export function writeMemoryDraft(form: string, words: Words | undefined): void {
	if (words === undefined) kept.delete(form);
	else kept.set(form, words);
	// Without texts there is no listener, because it disables the back/forward cache.
	if (kept.size > 0) {
		window.addEventListener('beforeunload', askBeforeUnload);
		window.addEventListener('pagehide', leaveNoEmptyEntries);
	} else {
		window.removeEventListener('beforeunload', askBeforeUnload);
		window.removeEventListener('pagehide', leaveNoEmptyEntries);
	}
}
