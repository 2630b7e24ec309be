import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { resetPassword as ResetPassword } from '@tulia/contracts/identity/endpoints';
import { validateResetPasswordParams } from '@tulia/contracts/validators/identity';
import {
	explain,
	fieldErrorsIn,
	Link,
	type LoginState,
	paths,
	refusalIn,
	useCheckSession,
	useNavigateUnlessLeft,
	usePage,
} from '@tulia/platform';
import { LinkButton, PAGE_HEADING_ID, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useResetPasswordMutation } from '../../api/identity-api.ts';
import * as s from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkNotice } from '../link-notice.tsx';
import { TOO_MANY_ATTEMPTS } from '../too-many-attempts.ts';
import { NewPasswordForm, type NewPasswordValues } from './new-password-form.tsx';
import { usePathToken } from './use-path-token.ts';

const WORDS: Record<RefusalOf<typeof ResetPassword>, string> = {
	invalid_reset_link: 'This link is no longer valid. Please ask for a new one.',
	too_many_requests: TOO_MANY_ATTEMPTS,
};
const OTHERWISE = 'We could not save your new password. What you typed is still here. Please try again.';
const NOW_LOG_IN = 'Your password was changed. Please log in with the new one.';

/** The refusal shown in the form; undefined when the link is invalid. */
function refusalOf(error: unknown): FormRefusal | undefined {
	const errors = fieldErrorsIn(error).filter(({ field }) => field === 'password' || field === 'confirmPassword');
	if (errors.length > 0) return { errors };
	const refusal = refusalIn(error);
	if (refusal === 'invalid_reset_link' || refusal === 'invalid_request') return undefined;
	return { message: explain(error, WORDS, OTHERWISE) };
}

interface ChooseProps {
	readonly token: string;
	readonly onInvalid: () => void;
	readonly onUsed: () => void;
}

function ChoosePassword({ token, onInvalid, onUsed }: ChooseProps): ReactNode {
	const navigate = useNavigateUnlessLeft();
	const checkSession = useCheckSession();
	const [reset] = useResetPasswordMutation();

	async function submit(values: NewPasswordValues): Promise<FormRefusal | undefined> {
		const { error } = await reset({ token, ...values });
		if (error) {
			const refusal = refusalOf(error);
			if (!refusal) onInvalid();
			return refusal;
		}
		onUsed();
		// Every session of the account has ended. The session of this browser may be of another account.
		checkSession();
		toast.success('Password reset successful!');
		const state: LoginState = { message: NOW_LOG_IN };
		navigate(paths.login(), { state, replace: true });
		return undefined;
	}

	return <NewPasswordForm onSubmit={submit} />;
}

export function ResetPasswordPage(): ReactNode {
	usePage({ title: 'Choose a new password' });
	const { token, forget } = usePathToken();
	const [isRefused, setRefused] = useState(false);
	const refuse = (): void => {
		forget();
		setRefused(true);
	};
	const isWhole = token !== undefined && validateResetPasswordParams({ token });

	return (
		<AuthFrame quote="A new key, and the same door.">
			<div>
				<h1 id={PAGE_HEADING_ID} tabIndex={-1}>
					Choose a New Password
				</h1>
				{isWhole && !isRefused ? (
					<p className={s.lead}>Saving it logs you out on every device. Then you log in with the new one.</p>
				) : null}
			</div>
			{isWhole && !isRefused ? (
				<ChoosePassword token={token} onInvalid={refuse} onUsed={forget} />
			) : (
				<LinkNotice
					takesFocus={isRefused}
					action={
						<LinkButton component={Link} to={paths.forgotPassword()} variant="secondary">
							Ask for a new link
						</LinkButton>
					}
				>
					{token === undefined
						? 'Please open the link in our email again. We take it out of the address bar, so that nobody else can use it.'
						: 'A link works once, and for 30 minutes, and has to be whole.'}
				</LinkNotice>
			)}
		</AuthFrame>
	);
}
