import { useFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { useForm, useFormState } from '@tulia/ui/form';

/** A form and, in this order, the fields of text whose words are kept. */
interface FormDraft {
	/** "question" */
	readonly name: string;
	readonly fields: readonly string[];
}

/** Forgets what was typed into this form: it has arrived. */
export const clearFormDraft = (name: string): void => writeFormDraft(name, undefined);

/** Put it last in a form. */
export function PersistFormDraft({ name, fields }: FormDraft): null {
	useFormDraft(name, fields, useForm(), useFormState({ subscription: { values: true } }).values);
	return null;
}
