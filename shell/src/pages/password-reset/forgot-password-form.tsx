import { validateForgotPasswordBody } from '@tulia/contracts/validators/identity';
import { validateWith } from '@tulia/platform';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { FocusFirstField } from '../focus-first-field.tsx';

export interface ForgotPasswordValues {
	readonly email: string;
}

interface ForgotPasswordFormProps {
	/** The values sent before, for another attempt. */
	readonly last: ForgotPasswordValues | undefined;
	readonly onSubmit: (values: ForgotPasswordValues) => Promise<FormRefusal | undefined>;
}

/** The field and layout; `ForgotPasswordPage` submits it. */
export const ForgotPasswordForm = ({ last, onSubmit }: ForgotPasswordFormProps): ReactNode => (
	<Form<ForgotPasswordValues>
		label="Forgot your password"
		initialValues={last}
		validate={validateWith(validateForgotPasswordBody)}
		onSubmit={onSubmit}
	>
		<FormErrors />
		<FocusFirstField when={last !== undefined}>
			<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
		</FocusFirstField>
		<SubmitButton variant="primary" block busyLabel="Sending…">
			Send the link
		</SubmitButton>
	</Form>
);
