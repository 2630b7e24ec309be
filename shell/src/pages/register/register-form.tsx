import { validateRegisterBody } from '@tulia/contracts/validators/identity';
import { type LoginState, paths, validateWith } from '@tulia/platform';
import { useFormDraft } from '@tulia/platform/form-drafts';
import { VisuallyHidden } from '@tulia/ui';
import {
	Checkbox,
	EmailField,
	Form,
	FormErrors,
	type FormRefusal,
	PasswordField,
	SubmitButton,
	TextField,
	useBoundField,
	useForm,
	useFormState,
} from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { passwordRules, withCommonPasswords } from '../../password/password-rules.ts';
import * as s from '../auth-frame.module.css';
import { LinkWithState } from '../link-with-state.tsx';

export interface RegisterValues {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly confirmPassword: string;
	readonly terms: true;
	readonly phone?: string;
}

/** The form draft's name; passwords are not stored. */
export const REGISTER_DRAFT = 'register';

export const EMAIL_TAKEN = 'An account with this email already exists. Please log in.';

interface RegisterFormProps {
	readonly toLogin: LoginState;
	/** A site that sends no SMS asks for no phone. */
	readonly asksPhone: boolean;
	readonly onSubmit: (values: RegisterValues) => Promise<FormRefusal | undefined>;
}

/** A link that opens in a new tab, so that nothing typed is lost (rule 2). */
const Beside = ({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode => (
	<a href={to} target="_blank" rel="noopener">
		{children}
		<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
	</a>
);

function LogInInstead({ toLogin }: Pick<RegisterFormProps, 'toLogin'>): ReactNode {
	const { error } = useBoundField<string>('email');
	if (error !== EMAIL_TAKEN) return null;
	return (
		<p className={s.logInInstead}>
			<LinkWithState to={paths.login()} state={toLogin}>
				Log in with this email
			</LinkWithState>
		</p>
	);
}

const DRAFT_FIELDS = ['name', 'email', 'phone'];

function PersistDraft(): null {
	useFormDraft(REGISTER_DRAFT, DRAFT_FIELDS, {
		form: useForm(),
		values: useFormState({ subscription: { values: true } }).values,
	});
	return null;
}

const validate = withCommonPasswords<RegisterValues>(validateWith(validateRegisterBody));

/** Fields and layout; `RegisterPage` submits them. */
export const RegisterForm = ({ toLogin, asksPhone, onSubmit }: RegisterFormProps): ReactNode => (
	<Form<RegisterValues> label="Create your account" validate={validate} onSubmit={onSubmit}>
		<FormErrors />
		<TextField name="name" label="Full name" autoComplete="name" />
		<div>
			<EmailField name="email" label="Email" />
			<LogInInstead toLogin={toLogin} />
		</div>
		{asksPhone ? (
			<TextField
				name="phone"
				type="tel"
				label="Phone number"
				optional
				hint="For SMS about your visits, once you have confirmed it with a code. Never for news."
				autoComplete="tel"
				inputMode="tel"
			/>
		) : null}
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
		<PersistDraft />
	</Form>
);
