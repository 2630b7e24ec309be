import { useEffect } from 'react';
import { tryStorage } from '../storage/try-storage.ts';
import { DRAFT_PREFIX } from './drafts.ts';

/** The draft of a form in this tab; undefined where there is none, or the browser forbids storage. */
export const readFormDraft = (form: string): unknown =>
	tryStorage((): unknown => JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + form) ?? 'null')) ?? undefined;

/** Stores the draft of a form in this tab; `undefined` removes it. */
export function writeFormDraft(form: string, draft: object | undefined): void {
	const key = DRAFT_PREFIX + form;
	tryStorage(() =>
		draft === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(draft)),
	);
}

type Words = Readonly<Record<string, unknown>>;

/** The used part of the form library's API. */
interface DraftedForm {
	getState(): { readonly values: Words };
	batch(change: () => void): void;
	change(field: string, value: unknown): void;
}

interface Drafted {
	readonly form: DraftedForm;
	readonly values: Words;
}

/**
 * Saves typed text across a reload and a visit to another page. Stored in this tab only, since phones are shared, and
 * removed when the form is sent, at log-out and by the quick exit.
 *
 * @param fields The text fields to save. Never a password.
 */
export function useFormDraft(name: string, fields: readonly string[], { form, values }: Drafted): void {
	// After hydration, because the server has no draft; a text typed meanwhile is newer.
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
