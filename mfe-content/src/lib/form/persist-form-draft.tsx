import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { useForm, useFormState } from '@tulia/ui/form';
import { useEffect } from 'react';

/** A form and, in this order, the fields of text whose words are kept. */
interface FormDraft {
	/** "question" */
	readonly name: string;
	readonly fields: readonly string[];
}

type Words = Readonly<Record<string, unknown>>;

function read(name: string): Words {
	const stored = readFormDraft(name);
	return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

const write = (name: string, words: Words): void =>
	writeFormDraft(name, Object.values(words).every((word) => word === undefined) ? undefined : words);

/** Forgets what was typed into this form: it has arrived. */
export const clearFormDraft = (name: string): void => write(name, {});

/**
 * Put it last in a form: what is typed survives a reload and a look at another page. It is kept by this tab alone, since
 * phones are shared, and ends when it is sent, at log-out and with the quick exit.
 */
export function PersistFormDraft({ name, fields }: FormDraft): null {
	const form = useForm();
	const { values } = useFormState<Words>({ subscription: { values: true } });

	// After hydrating, because no server knows it; a word typed meanwhile is newer.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useEffect(() => {
		const words = read(name);
		const typed: Words = form.getState().values;
		form.batch(() => {
			for (const field of fields)
				if (typeof words[field] === 'string' && typed[field] === undefined) form.change(field, words[field]);
		});
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
	useEffect(() => write(name, Object.fromEntries(fields.map((field) => [field, values[field]]))), [values]);
	return null;
}
