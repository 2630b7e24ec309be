import { validateResetPasswordBody } from '@tulia/contracts/validators/identity';
import { validateWith } from '@tulia/platform';
import { Form, FormErrors, type FormRefusal, PasswordField, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { passwordRules, withCommonPasswords } from '../../password/password-rules.ts';

export interface NewPasswordValues {
	readonly password: string;
	readonly confirmPassword: string;
}

interface NewPasswordFormProps {
	readonly onSubmit: (values: NewPasswordValues) => Promise<FormRefusal | undefined>;
}

/** The endpoint also takes a password alone, but the form requires it twice, because phones mistype (R60). */
const toBody = (values: NewPasswordValues): unknown => ({ ...values, confirmPassword: values.confirmPassword ?? '' });

const validate = withCommonPasswords<NewPasswordValues>(validateWith(validateResetPasswordBody, toBody));

/** Fields and layout; `ResetPasswordPage` submits them. */
export const NewPasswordForm = ({ onSubmit }: NewPasswordFormProps): ReactNode => (
	<Form<NewPasswordValues> label="Choose a new password" validate={validate} onSubmit={onSubmit}>
		<FormErrors />
		<PasswordField name="password" label="New password" autoComplete="new-password" rules={passwordRules} />
		<PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
		<SubmitButton variant="primary" block busyLabel="Saving…">
			Save new password
		</SubmitButton>
	</Form>
);
