import { useSessionUser } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import { useEffect } from 'react';
import { clearDraft, type FormDraft, hasWords, writeDraft } from './form-draft.ts';

interface KeepDraftProps {
	/** The name it is kept under: `booking`. */
	readonly form: string;
	/** What is kept. What must not lie in a browser, such as notes about health, is left out. */
	readonly fields: readonly string[];
	/** Fields that alone are nothing to go on with. */
	readonly incidental?: readonly string[];
	/** What somebody goes on with. */
	readonly draft: FormDraft | undefined;
	readonly idempotencyKey: string;
}

/** Put it last in a form: what is typed survives a reload and a look at another page, in this tab. */
export function KeepDraft({ form: name, fields, incidental = [], draft, idempotencyKey }: KeepDraftProps): null {
	const form = useForm();
	const userId = useSessionUser()?.id ?? '';
	const { values } = useFormState({ subscription: { values: true } });

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useEffect(() => {
		if (!draft) return;
		form.batch(() => {
			for (const field of fields) form.change(field, draft.values[field]);
		});
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
	useEffect(() => {
		// The state, and not the values of this render, which know nothing of what was just filled in.
		const typed: Readonly<Record<string, unknown>> = form.getState().values;
		const isBegun = hasWords(
			typed,
			fields.filter((field) => !incidental.includes(field)),
		);
		if (!isBegun) return clearDraft(name);
		const kept = Object.fromEntries(fields.map((field) => [field, typed[field]]));
		writeDraft(name, { userId, values: kept, key: idempotencyKey });
	}, [values, idempotencyKey, userId]);
	return null;
}
