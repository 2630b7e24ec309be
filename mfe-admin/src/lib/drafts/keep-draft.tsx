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
	/** The values sent last: they are not stored again, but later input is. */
	readonly sent?: object | undefined;
}

/** The last child of a form: its input survives the end of the session and navigation, in this tab. */
export function KeepDraft({ rule, draft: broughtBack, idempotencyKey, version, sent }: KeepDraftProps): null {
	const form = useForm();
	const { idOf } = useFormContext();
	const userId = useSessionUser()?.id ?? '';
	const { values } = useFormState({ subscription: { values: true } });

	// Before the first input: the fields above are registered by now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useLayoutEffect(() => {
		if (!broughtBack) return;
		form.batch(() => {
			for (const [field, value] of Object.entries(broughtBack.values)) form.change(field, value ?? undefined);
		});
		for (const field of Object.keys(form.getState().dirtyFields))
			openDetailsAround(document.getElementById(idOf(field)));
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the rule of a form does not change
	useEffect(() => {
		// The session has ended: the stored draft remains, or the log-out removed it.
		if (userId === '') return;
		// The form state, because the values of this render lack what was just restored.
		const { values: typed, initialValues = {} } = form.getState();
		if (sent && JSON.stringify(withCleanText(typed)) === JSON.stringify(sent)) return;
		const draft = { userId, values: typed, key: idempotencyKey, version: version?.() };
		writeDraft(rule, draft, initialValues);
	}, [values, idempotencyKey, userId, sent]);
	return null;
}
