import type { FieldError } from '@tulia/contracts/problem';
import { validateLoginBody } from '@tulia/contracts/validators/identity';
import { type LoginState, paths, validateWith } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import {
	Checkbox,
	Form,
	FormErrors,
	type FormRefusal,
	PasswordField,
	SubmitButton,
	TextField,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import * as s from '../auth-frame.module.css';
import { FocusFirstField } from '../focus-first-field.tsx';
import { LinkWithState } from '../link-with-state.tsx';
import { CodeStep } from './code-step.tsx';

export interface LoginValues {
	readonly email: string;
	readonly password: string;
	readonly remember?: boolean;
	readonly code?: string;
}

interface LoginFormProps {
	/** Passed on to the other sign-in pages. */
	readonly arrival: LoginState;
	/** The password was right and a code is required. What was typed before is preserved. */
	readonly isCodeAsked: boolean;
	/** A further sentence beside the specification's message: that the password was not wrong. */
	readonly besides: string | undefined;
	readonly onStartAgain: () => void;
	readonly onSubmit: (values: LoginValues) => Promise<FormRefusal | undefined>;
}

const validateCredentials = validateWith<LoginValues>(validateLoginBody);

/** The contract's code is optional, because most accounts have none; at this step it is required. */
const validateCode = (values: LoginValues): readonly FieldError[] =>
	validateCredentials({ ...values, code: values.code ?? '' });

/** Fields and layout; `LoginPage` submits them. */
export function LoginForm({ arrival, isCodeAsked, besides, onStartAgain, onSubmit }: LoginFormProps): ReactNode {
	const [hasStartedAgain, setStartedAgain] = useState(false);
	const startAgain = (): void => {
		setStartedAgain(true);
		onStartAgain();
	};
	return (
		<Form<LoginValues> label="Log in" validate={isCodeAsked ? validateCode : validateCredentials} onSubmit={onSubmit}>
			<FormErrors />
			{besides ? <Besides>{besides}</Besides> : null}
			{isCodeAsked ? (
				<CodeStep onStartAgain={startAgain}>
					<LogInButton />
				</CodeStep>
			) : (
				<FocusFirstField when={hasStartedAgain} className={s.step}>
					<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
					<PasswordField name="password" label="Password" autoComplete="current-password" />
					<div className={s.between}>
						<Checkbox name="remember" label="Remember me" />
						<LinkWithState to={paths.forgotPassword()} state={arrival}>
							Forgot your password?
						</LinkWithState>
					</div>
					<LogInButton />
				</FocusFirstField>
			)}
		</Form>
	);
}

const LogInButton = (): ReactNode => (
	<SubmitButton variant="primary" block busyLabel="Logging in…">
		Log in
	</SubmitButton>
);

/** Disappears like the sentence above it: with the next attempt or edit. */
function Besides({ children }: { readonly children: string }): ReactNode {
	const { submitting, modifiedSinceLastSubmit } = useFormState({
		subscription: { submitting: true, modifiedSinceLastSubmit: true },
	});
	if (submitting || modifiedSinceLastSubmit) return null;
	return (
		<Notice tone="info" role="alert">
			<p>{children}</p>
		</Notice>
	);
}
