import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { login as Login } from '@tulia/contracts/identity/endpoints';
import {
	explain,
	isUserKnownOnDevice,
	type LoginState,
	Navigate,
	paths,
	refusalIn,
	useLoginState,
	useNavigateUnlessLeft,
	usePage,
	useStartSession,
} from '@tulia/platform';
import { Notice, PAGE_HEADING_ID, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useLoginMutation } from '../../api/identity-api.ts';
import { usePrefetchDestination } from '../../prefetch/use-prefetch-destination.ts';
import * as s from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkWithState } from '../link-with-state.tsx';
import { TOO_MANY_ATTEMPTS } from '../too-many-attempts.ts';
import { LoginForm, type LoginValues } from './login-form.tsx';
import { returnsToBooking } from './returns-to-booking.ts';

/** The message of every failed log-in, whatever the cause (R56). */
const LOGIN_FAILED: FormRefusal = { message: 'Invalid email or password' };
/**
 * Added to the specification's message when the password was not checked, so that the person does not reset it
 * needlessly.
 */
const NO_ANSWER = 'We could not check your details just now. Please try again in a moment.';
const WORDS: Record<RefusalOf<typeof Login>, string> = {
	invalid_credentials: '', // LOGIN_FAILED is the whole message
	second_factor_required: '', // no failure: the code step follows
	second_factor_wrong: 'This code is not right. Please try the next one.',
	too_many_requests: TOO_MANY_ATTEMPTS,
};

/** The page after a log-in: the requested one, or else the staff area or the start page (rule 2). */
export const destinationAfterLogin = ({ returnTo }: LoginState, role: 'client' | 'admin'): string =>
	returnTo ?? (role === 'admin' ? paths.admin() : paths.home());

/**
 * Whether a person who wants to book probably has no account: neither the link they followed nor this browser indicates
 * one.
 */
const isNewcomer = (arrival: LoginState): boolean =>
	returnsToBooking(arrival) && !arrival.hasAccount && !isUserKnownOnDevice();

/** The log-in, or the sign-up for new visitors who want to book (rule 4). */
export function LoginPage(): ReactNode {
	const arrival = useLoginState();
	if (isNewcomer(arrival)) return <Navigate to={paths.register()} state={arrival} replace />;
	return <LogIn arrival={arrival} />;
}

function LogIn({ arrival }: { readonly arrival: LoginState }): ReactNode {
	usePage({ title: 'Log in' });
	const navigate = useNavigateUnlessLeft();
	const startSession = useStartSession();
	const [login] = useLoginMutation();
	const [isCodeAsked, setCodeAsked] = useState(false);
	const [besides, setBesides] = useState<string>();
	const prefetch = usePrefetchDestination(destinationAfterLogin(arrival, 'client'));

	function refused(error: unknown): FormRefusal | undefined {
		const refusal = refusalIn(error);
		if (refusal === 'second_factor_required') return void setCodeAsked(true);
		if (refusal === 'second_factor_wrong') return { errors: [{ field: 'code', message: WORDS.second_factor_wrong }] };
		if (refusal === 'invalid_credentials') setCodeAsked(false);
		else setBesides(explain(error, WORDS, NO_ANSWER));
		return LOGIN_FAILED;
	}

	async function submit({ email, password, remember = false, code }: LoginValues): Promise<FormRefusal | undefined> {
		setBesides(undefined);
		prefetch();
		const { data, error } = await login({ email, password, remember, ...(isCodeAsked && code ? { code } : {}) });
		if (!data) return refused(error);
		startSession(data, { remember });
		toast.success('Login successful!');
		navigate(destinationAfterLogin(arrival, data.user.role), { replace: true });
		return undefined;
	}

	return (
		<AuthFrame quote="You came back. That is the hardest part of any walk.">
			<h1 id={PAGE_HEADING_ID} tabIndex={-1}>
				Welcome Back
			</h1>
			{arrival.message ? (
				<Notice tone="info" role="status">
					{arrival.message}
				</Notice>
			) : null}
			<LoginForm
				arrival={arrival}
				isCodeAsked={isCodeAsked}
				besides={besides}
				onStartAgain={() => setCodeAsked(false)}
				onSubmit={submit}
			/>
			<p className={s.other}>
				New here?{' '}
				<LinkWithState to={paths.register()} state={arrival}>
					Create an account
				</LinkWithState>
			</p>
		</AuthFrame>
	);
}
