import {
	explain,
	Link,
	type LoginState,
	loginStateOf,
	paths,
	refusalIn,
	useLocation,
	useNavigate,
	usePage,
	useStartSession,
} from '@tulia/platform';
import { Notice, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useRef } from 'react';
import { useLoginMutation } from '../api/identity-api.ts';
import * as s from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm, type LoginValues } from './login-form.tsx';

/** Spec section 8: the inline text for a login failure of any kind. */
const LOGIN_FAILED: FormRefusal = { message: 'Invalid email or password' };
/** Beside the text the specification fixes, when it was not the password: nobody should go and reset it. */
const NO_ANSWER = 'We could not check your details just now. Please try again in a moment.';
const WORDS = { too_many_requests: 'Too many attempts. Please wait a little and try again.' };

/** Where a log-in leads: back to where the person was going, or else staff to their area and everybody else home (decision 2). */
export const destinationAfterLogin = ({ returnTo }: LoginState, role: 'client' | 'admin'): string =>
	returnTo ?? (role === 'admin' ? paths.admin() : paths.home());

export function LoginPage(): ReactNode {
	usePage({ title: 'Log in' });
	const arrival = loginStateOf(useLocation().state);
	const navigate = useNavigate();
	const startSession = useStartSession();
	const [login] = useLoginMutation();
	const lastError = useRef<number>(undefined);

	async function submit({ remember = false, ...credentials }: LoginValues): Promise<FormRefusal | undefined> {
		if (lastError.current !== undefined) toast.dismiss(lastError.current);
		const { data, error } = await login({ ...credentials, remember });
		if (!data) {
			if (refusalIn(error) !== 'invalid_credentials') lastError.current = toast.error(explain(error, WORDS, NO_ANSWER));
			return LOGIN_FAILED;
		}
		startSession(data, { remember });
		toast.success('Login successful!');
		navigate(destinationAfterLogin(arrival, data.user.role), { replace: true });
		return undefined;
	}

	return (
		<AuthFrame quote="You came back. That is the hardest part of any walk.">
			<h1 tabIndex={-1}>Welcome Back</h1>
			{arrival.message ? (
				<Notice tone="info" role="status">
					{arrival.message}
				</Notice>
			) : null}
			<LoginForm onSubmit={submit} />
			<p className={s.other}>
				New here?{' '}
				<Link to={paths.register()} state={arrival}>
					Create an account
				</Link>
			</p>
		</AuthFrame>
	);
}
