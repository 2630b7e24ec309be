import { validateRegisterBody } from '@tulia/contracts/validators/identity';
import { paths, validateWith } from '@tulia/platform';
import { Checkbox, Form, FormErrors, type FormRefusal, PasswordField, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { passwordRules } from '../password/password-rules.ts';

export interface RegisterValues {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly confirmPassword: string;
	readonly terms: true;
}

interface RegisterFormProps {
	readonly onSubmit: (values: RegisterValues) => Promise<FormRefusal | undefined>;
}

/** Opens beside the form, so that nothing typed is lost (decision 2). */
const Beside = ({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode => (
	<a href={to} target="_blank" rel="noopener">
		{children}
	</a>
);

/** Fields and layout; the page decides what registering means. */
export const RegisterForm = ({ onSubmit }: RegisterFormProps): ReactNode => (
	<Form<RegisterValues> label="Create your account" validate={validateWith(validateRegisterBody)} onSubmit={onSubmit}>
		<FormErrors />
		<TextField name="name" label="Full name" autoComplete="name" />
		<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
		<PasswordField name="password" label="Password" autoComplete="new-password" rules={passwordRules} />
		<PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
		<Checkbox
			name="terms"
			label={
				<>
					I accept the <Beside to={paths.terms()}>terms</Beside> and the{' '}
					<Beside to={paths.privacy()}>privacy policy</Beside>
				</>
			}
		/>
		<SubmitButton variant="primary" block busyLabel="Creating account…">
			Create account
		</SubmitButton>
	</Form>
);
