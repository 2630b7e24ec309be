import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { forgotPassword as ForgotPassword } from '@tulia/contracts/identity/endpoints';
import { explain, fieldErrorsIn, paths, useLoginState, usePage } from '@tulia/platform';
import { PAGE_HEADING_ID, SuccessPanel } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useForgotPasswordMutation } from '../../api/identity-api.ts';
import * as s from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkWithState } from '../link-with-state.tsx';
import { TOO_MANY_ATTEMPTS } from '../too-many-attempts.ts';
import { ForgotPasswordForm, type ForgotPasswordValues } from './forgot-password-form.tsx';

const WORDS: Record<RefusalOf<typeof ForgotPassword>, string> = { too_many_requests: TOO_MANY_ATTEMPTS };
const OTHERWISE = 'We could not send the link. Check your connection and try again.';

interface SentProps {
	readonly email: string;
	readonly onTryAgain: () => void;
}

/** The panel after sending, the same for every address: whether an account exists is private (promise A1). */
const Sent = ({ email, onTryAgain }: SentProps): ReactNode => (
	<SuccessPanel title="Check Your Email" headingLevel="h2">
		<p className={s.email}>
			If there is an account for <strong>{email}</strong>, a link to choose a new password is on its way. It works once,
			and for 30 minutes.
		</p>
		<p>
			Nothing after a few minutes? Look in your spam folder, or{' '}
			<button type="button" className={s.textButton} onClick={onTryAgain}>
				try again
			</button>
			.
		</p>
	</SuccessPanel>
);

export function ForgotPasswordPage(): ReactNode {
	usePage({ title: 'Forgot your password' });
	const arrival = useLoginState();
	const [ask] = useForgotPasswordMutation();
	const [sent, setSent] = useState<ForgotPasswordValues>();
	const [isSent, setIsSent] = useState(false);

	async function submit(values: ForgotPasswordValues): Promise<FormRefusal | undefined> {
		const { error } = await ask(values);
		if (error) {
			const errors = fieldErrorsIn(error);
			return errors.length > 0 ? { errors } : { message: explain(error, WORDS, OTHERWISE) };
		}
		setSent(values);
		setIsSent(true);
		return undefined;
	}

	return (
		<AuthFrame quote="It happens to everyone. You are nearly back.">
			<div>
				<h1 id={PAGE_HEADING_ID} tabIndex={-1}>
					Forgot Your Password?
				</h1>
				{isSent ? null : (
					<p className={s.lead}>Tell us the email of your account, and we send you a link to choose a new password.</p>
				)}
			</div>
			{isSent && sent ? (
				<Sent email={sent.email} onTryAgain={() => setIsSent(false)} />
			) : (
				<ForgotPasswordForm last={sent} onSubmit={submit} />
			)}
			<p className={s.other}>
				Remembered it?{' '}
				<LinkWithState to={paths.login()} state={{ ...arrival, hasAccount: true }}>
					Log in
				</LinkWithState>
			</p>
		</AuthFrame>
	);
}
