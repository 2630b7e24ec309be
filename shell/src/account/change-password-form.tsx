import type { PasswordChange } from '@tulia/contracts/account/schemas';
import { validateChangePasswordBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { Form, FormErrors, type FormRefusal, PasswordField, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PasswordOwner } from '../password/password-owner.tsx';
import { passwordRules, withCommonPasswords } from '../password/password-rules.ts';

interface ChangePasswordFormProps {
	/** For the browser's password manager. */
	readonly email: string;
	readonly onSubmit: (values: PasswordChange) => Promise<FormRefusal | undefined>;
}

const validate = withCommonPasswords<PasswordChange>(validateWith(validateChangePasswordBody));

/** Fields and layout; `ChangePassword` submits them. */
export const ChangePasswordForm = ({ email, onSubmit }: ChangePasswordFormProps): ReactNode => (
	<Form<PasswordChange> label="Change your password" validate={validate} onSubmit={onSubmit}>
		<PasswordOwner email={email} />
		<FormErrors />
		<PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
		<PasswordField name="password" label="New password" autoComplete="new-password" rules={passwordRules} />
		<PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
		<div>
			<SubmitButton variant="secondary" busyLabel="Changing…">
				Change password
			</SubmitButton>
		</div>
	</Form>
);
