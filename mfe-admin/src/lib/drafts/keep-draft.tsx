import { withCleanText } from '@tulia/contracts/clean-text';
import { useSessionUser } from '@tulia/platform';
import { openDetailsAround, useForm, useFormContext, useFormState } from '@tulia/ui/form';
import { useEffect, useLayoutEffect } from 'react';
import { type DraftRule, type FormDraft, writeDraft } from './form-draft.ts';

interface KeepDraftProps {
	readonly rule: DraftRule;
	readonly draft: FormDraft | undefined;
	readonly idempotencyKey?: string | undefined;
	/** The version of the edited record. */
	readonly version?: (() => number) | undefined;
	/** The values that were sent last. They are not stored again, but changes after them are. */
	readonly sent?: object | undefined;
}

/**
 * Stores the input of a form in this tab, so that it survives the end of the session and navigation. It has to be the
 * last child of the form.
 */
export function KeepDraft({ rule, draft: restored, idempotencyKey, version, sent }: KeepDraftProps): null {
	const form = useForm();
	const { idOf } = useFormContext();
	const userId = useSessionUser()?.id ?? '';
	const { values } = useFormState({ subscription: { values: true } });

	// Restores the draft before the first input, when the fields above are already registered.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted
	useLayoutEffect(() => {
		if (!restored) return;
		form.batch(() => {
			for (const [field, value] of Object.entries(restored.values)) form.change(field, value ?? undefined);
		});
		for (const field of form.getRegisteredFields()) {
			const { value, initial } = form.getFieldState(field) ?? {};
			// A restored list equals the stored one in its text alone.
			if (JSON.stringify(value) !== JSON.stringify(initial)) openDetailsAround(document.getElementById(idOf(field)));
		}
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the rule of a form is constant
	useEffect(() => {
		// Without a session nothing is stored or deleted: the draft remains, or the log-out has removed it.
		if (userId === '') return;
		// The values are read from the form, because the values of this render do not contain the restored ones yet.
		const { values: typed, initialValues = {} } = form.getState();
		if (sent && JSON.stringify(withCleanText(typed)) === JSON.stringify(sent)) return;
		const draft = { userId, values: typed, key: idempotencyKey, version: version?.() };
		writeDraft(rule, draft, initialValues);
	}, [values, idempotencyKey, userId, sent]);
	return null;
}
