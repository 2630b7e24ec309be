import { useFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { useForm, useFormState } from '@tulia/ui/form';

/** A form and, in order, its text fields that are stored as a draft. */
interface FormDraft {
	/** "question" */
	readonly name: string;
	readonly fields: readonly string[];
}

/** Deletes the draft of a form after it was sent. */
export const clearFormDraft = (name: string): void => writeFormDraft(name, undefined);

/** Must be the last child of a form. */
export function PersistFormDraft({ name, fields }: FormDraft): null {
	useFormDraft(name, fields, { form: useForm(), values: useFormState({ subscription: { values: true } }).values });
	return null;
}
