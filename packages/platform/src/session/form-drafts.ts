import { useEffect } from 'react';
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

type Words = Readonly<Record<string, unknown>>;

/** What of a form's library is used here. */
interface DraftedForm {
	getState(): { readonly values: Words };
	batch(change: () => void): void;
	change(field: string, value: unknown): void;
}

/**
 * What is typed survives a reload and a look at another page. It is kept by this tab alone, since phones are shared, and ends when it is
 * sent, at log-out and with the quick exit.
 *
 * @param fields The fields of text whose words are kept. Never a password.
 */
export function useFormDraft(name: string, fields: readonly string[], form: DraftedForm, values: Words): void {
	// After hydrating, because no server knows it; a word typed meanwhile is newer.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useEffect(() => {
		const words: Words = { ...(readFormDraft(name) as object | undefined) };
		const typed = form.getState().values;
		form.batch(() => {
			for (const field of fields)
				if (typeof words[field] === 'string' && typed[field] === undefined) form.change(field, words[field]);
		});
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
	useEffect(() => {
		const words = Object.fromEntries(fields.map((field) => [field, values[field]]));
		writeFormDraft(name, Object.values(words).every((word) => word === undefined) ? undefined : words);
	}, [values]);
}
