import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { register as Register } from '@tulia/contracts/identity/endpoints';
import { legalVersion } from '@tulia/contracts/legal-version';
import {
	explain,
	fieldErrorsIn,
	type LoginState,
	paths,
	problemIn,
	refusalIn,
	useGetProfileQuery,
	useLoginState,
	useNavigateUnlessLeft,
	usePage,
	useStartSession,
} from '@tulia/platform';
import { writeFormDraft } from '@tulia/platform/form-drafts';
import { LinkButton, PAGE_HEADING_ID, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useRegisterMutation } from '../../api/identity-api.ts';
import { useShownUser } from '../../chrome/account.tsx';
import { usePrefetchDestination } from '../../prefetch/use-prefetch-destination.ts';
import * as s from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkWithState } from '../link-with-state.tsx';
import { returnsToBooking } from '../login/returns-to-booking.ts';
import { TOO_MANY_ATTEMPTS } from '../too-many-attempts.ts';
import { EMAIL_TAKEN, REGISTER_DRAFT, RegisterForm, type RegisterValues } from './register-form.tsx';
import { Registered } from './registered.tsx';
import { useSendCode } from './use-send-code.ts';

const WORDS: Record<RefusalOf<typeof Register>, string> = {
	wording_changed:
		'The terms or the privacy policy have changed since you opened this page. Please read them again with the links beside this box. What you typed is kept: choose Create account to accept them as they are now.',
	email_taken: EMAIL_TAKEN,
	too_many_requests: TOO_MANY_ATTEMPTS,
};
const FIELDS: { readonly [refusal: string]: keyof RegisterValues } = { wording_changed: 'terms', email_taken: 'email' };
const OTHERWISE = 'We could not create your account. What you typed is still here. Please try again.';

function refusalOf(error: unknown): FormRefusal {
	const errors = fieldErrorsIn(error);
	if (errors.length > 0) return { errors };
	const message = explain(error, WORDS, OTHERWISE);
	const field = FIELDS[refusalIn(error) ?? ''];
	return field ? { errors: [{ field, message }] } : { message };
}

/** Above the form of a visitor who wants to book: the next step, and a link to the log-in. */
const BeforeBooking = ({ toLogin }: { readonly toLogin: LoginState }): ReactNode => (
	<div className={s.beforeBooking}>
		<p>
			<b>New here?</b> This takes about a minute. Then you choose your time.
		</p>
		<p>
			Been here before?{' '}
			<LinkButton component={LinkWithState} to={paths.login()} state={toLogin} variant="secondary" size="sm">
				Log in
			</LinkButton>
		</p>
	</div>
);

export function RegisterPage(): ReactNode {
	usePage({ title: 'Create your account' });
	const arrival = useLoginState();
	const isBooking = returnsToBooking(arrival);
	const toLogin: LoginState = { ...arrival, hasAccount: true };
	const navigate = useNavigateUnlessLeft();
	const user = useShownUser();
	const startSession = useStartSession();
	const [register] = useRegisterMutation();
	const asksPhone = useGetProfileQuery().data?.sendsSms === true;
	const sendCode = useSendCode();
	const [termsVersion, setTermsVersion] = useState(legalVersion);
	const prefetch = usePrefetchDestination(arrival.returnTo ?? paths.schedule());

	async function submit(values: RegisterValues): Promise<FormRefusal | undefined> {
		prefetch();
		const { data, error } = await register({ ...values, termsVersion });
		if (!data) {
			// The next attempt accepts the wording in force, which the message asks to read first.
			setTermsVersion(problemIn(error)?.wordingInForce ?? termsVersion);
			return refusalOf(error);
		}
		writeFormDraft(REGISTER_DRAFT, undefined);
		startSession(data, { remember: false });
		if (values.phone) void sendCode(values.phone);
		toast.success('Registration successful!');
		if (arrival.returnTo) navigate(arrival.returnTo, { replace: true });
		return undefined;
	}

	// A logged-in client has an account: the page after registering, also after a reload.
	if (user && !arrival.returnTo) return <Registered name={user.name} />;

	return (
		<AuthFrame quote="Starting is small. It still counts.">
			<div>
				<h1 id={PAGE_HEADING_ID} tabIndex={-1}>
					Create Your Account
				</h1>
				<p className={s.lead}>
					We ask for three things{asksPhone ? ', and a phone number if you like' : ''}. Your details are never shared
					with your employer, school or family.
				</p>
			</div>
			{isBooking ? <BeforeBooking toLogin={toLogin} /> : null}
			<RegisterForm toLogin={toLogin} asksPhone={asksPhone} onSubmit={submit} />
			{/* Hidden, not left out: the link may have been pressed before the page knew that the visitor wants to book. */}
			<p className={s.other} hidden={isBooking}>
				Have an account?{' '}
				<LinkWithState to={paths.login()} state={toLogin}>
					Log in
				</LinkWithState>
			</p>
		</AuthFrame>
	);
}
