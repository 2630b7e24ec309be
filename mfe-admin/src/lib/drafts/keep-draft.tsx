import { withCleanText } from '@tulia/contracts/clean-text';
import { useSessionUser } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import { useEffect, useLayoutEffect } from 'react';
import { type DraftRule, type FormDraft, writeDraft } from './form-draft.ts';

interface KeepDraftProps {
	readonly rule: DraftRule;
	/** What somebody goes on with. */
	readonly draft: FormDraft | undefined;
	readonly idempotencyKey?: string | undefined;
	/** The version of the record that is typed over. */
	readonly version?: (() => number) | undefined;
	/** What was sent last: it is not kept, and what was typed since is. */
	readonly sent?: object | undefined;
}

/** Put it last in a form: what is typed survives the end of the session and a look at another page, in this tab. */
export function KeepDraft({ rule, draft: broughtBack, idempotencyKey, version, sent }: KeepDraftProps): null {
	const form = useForm();
	const userId = useSessionUser()?.id ?? '';
	const { values } = useFormState({ subscription: { values: true } });

	// Before anybody can type: the fields above have registered by now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useLayoutEffect(() => {
		if (!broughtBack) return;
		form.batch(() => {
			for (const [field, value] of Object.entries(broughtBack.values)) form.change(field, value ?? undefined);
		});
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the rule of a form does not change
	useEffect(() => {
		// The session has ended: what was kept stays, or went with a log-out.
		if (userId === '') return;
		// The state, and not the values of this render, which know nothing of what was just filled in.
		const { values: typed, initialValues = {} } = form.getState();
		if (sent && JSON.stringify(withCleanText(typed)) === JSON.stringify(sent)) return;
		const draft = { userId, values: typed, key: idempotencyKey, version: version?.() };
		writeDraft(rule, draft, initialValues);
	}, [values, idempotencyKey, userId, sent]);
	return null;
}
