import type { changeName as ChangeNameEndpoint } from '@tulia/contracts/account/endpoints';
import type { BodyOf } from '@tulia/contracts/endpoint';
import { validateChangeNameBody } from '@tulia/contracts/validators/account';
import { useContinueSession, validateWith } from '@tulia/platform';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangeNameMutation } from '../api/account-api.ts';
import { accountRefusal } from './account-refusal.ts';
import { DoneMessage } from './done-message.tsx';

type NameValues = BodyOf<typeof ChangeNameEndpoint>;

const OTHERWISE = 'We could not save your name. What you typed is still here. Please try again.';

/** Changes the name. The header shows the new name at once. */
export function ChangeName({ name }: NameValues): ReactNode {
	const [changeName] = useChangeNameMutation();
	const continueSession = useContinueSession();
	const [saved, setSaved] = useState<string | undefined>(undefined);
	const initialValues = useMemo(() => ({ name }), [name]);

	async function submit(values: NameValues): Promise<FormRefusal | undefined> {
		setSaved(undefined);
		const { data, error } = await changeName(values);
		if (!data) return accountRefusal(error, {}, OTHERWISE);
		continueSession({ user: data });
		setSaved('Your name is saved.');
		return undefined;
	}

	return (
		<Form<NameValues>
			label="Your name"
			initialValues={initialValues}
			validate={validateWith(validateChangeNameBody)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextField name="name" label="Full name" autoComplete="name" />
			<div>
				<SubmitButton variant="secondary" busyLabel="Saving…">
					Save name
				</SubmitButton>
			</div>
			<DoneMessage>{saved}</DoneMessage>
		</Form>
	);
}
