import type { removeSecondFactor as RemoveSecondFactorEndpoint } from '@tulia/contracts/account/endpoints';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import { validateRemoveSecondFactorBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, PasswordField, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useRemoveSecondFactorMutation } from '../../api/account-api.ts';
import { accountRefusal, TOO_MANY, WRONG_PASSWORD } from '../account-refusal.ts';
import { StepPanel } from '../step-panel.tsx';

type Values = BodyOf<typeof RemoveSecondFactorEndpoint>;

const WORDS: Record<RefusalOf<typeof RemoveSecondFactorEndpoint>, string> = {
	forbidden: 'This account cannot have a second factor.',
	wrong_password: WRONG_PASSWORD,
	second_factor_wrong: 'This code is not right. Please try the next one.',
	too_many_requests: TOO_MANY,
};
const OTHERWISE = 'We could not remove it just now. It is still on. Please try again.';

interface RemoveSecondFactorProps {
	readonly onRemoved: () => void;
	readonly onCancel: () => void;
}

/** Removes the second factor with the password and a code of the app, or a recovery code. */
export function RemoveSecondFactor({ onRemoved, onCancel }: RemoveSecondFactorProps): ReactNode {
	const [remove] = useRemoveSecondFactorMutation();

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { error } = await remove(values);
		if (error !== undefined) return accountRefusal(error, WORDS, OTHERWISE);
		onRemoved();
		return undefined;
	}

	return (
		<StepPanel title="Remove the second factor?">
			<p>Your password alone will open your account. The recovery codes you have stop working.</p>
			<Form<Values>
				label="Remove the second factor"
				validate={validateWith(validateRemoveSecondFactorBody)}
				onSubmit={submit}
			>
				<FormErrors />
				<PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
				<TextField name="code" label="Code from the app, or a recovery code" autoComplete="one-time-code" />
				<ButtonRow>
					<SubmitButton variant="danger" busyLabel="Removing…">
						Remove it
					</SubmitButton>
					<Button variant="quiet" onClick={onCancel}>
						Keep it
					</Button>
				</ButtonRow>
			</Form>
		</StepPanel>
	);
}
