import { validateLoginBody } from '@tulia/contracts/validators/identity';
import { Link, paths, validateWith } from '@tulia/platform';
import { Checkbox, Form, FormErrors, type FormRefusal, PasswordField, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './auth-frame.module.css';

export interface LoginValues {
	readonly email: string;
	readonly password: string;
	readonly remember?: boolean;
}

interface LoginFormProps {
	readonly onSubmit: (values: LoginValues) => Promise<FormRefusal | undefined>;
}

/** Fields and layout; the page decides what logging in means. */
export const LoginForm = ({ onSubmit }: LoginFormProps): ReactNode => (
	<Form<LoginValues> label="Log in" validate={validateWith(validateLoginBody)} onSubmit={onSubmit}>
		<FormErrors />
		<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
		<PasswordField name="password" label="Password" autoComplete="current-password" />
		<div className={s.between}>
			<Checkbox name="remember" label="Remember me" />
			<Link to={paths.forgotPassword()}>Forgot your password?</Link>
		</div>
		<SubmitButton variant="primary" block busyLabel="Logging in…">
			Log in
		</SubmitButton>
	</Form>
);
