import type { changePassword as ChangePasswordEndpoint } from '@tulia/contracts/account/endpoints';
import type { PasswordChange } from '@tulia/contracts/account/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { useContinueSession } from '@tulia/platform';
import { Button } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useChangePasswordMutation } from '../api/account-api.ts';
import { accountRefusal, TOO_MANY, WRONG_PASSWORD } from './account-refusal.ts';
import { AccountSection } from './account-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FocusedDoneMessage } from './done-message.tsx';

const WORDS: Record<RefusalOf<typeof ChangePasswordEndpoint>, string> = {
	wrong_password: WRONG_PASSWORD,
	too_many_requests: TOO_MANY,
};
const OTHERWISE = 'We could not change your password. What you typed is still here. Please try again.';

/** Changes the password: every other session ends, this one continues with the token of the response. */
export function ChangePassword({ email }: { readonly email: string }): ReactNode {
	const [change] = useChangePasswordMutation();
	const continueSession = useContinueSession();
	const [isDone, setDone] = useState(false);

	async function submit(values: PasswordChange): Promise<FormRefusal | undefined> {
		const { data, error } = await change(values);
		if (!data) return accountRefusal(error, WORDS, OTHERWISE);
		continueSession(data);
		setDone(true);
		return undefined;
	}

	return (
		<AccountSection
			part="password"
			title="Password"
			text="When you change it, you stay logged in here and are logged out everywhere else."
		>
			{isDone ? (
				<>
					<FocusedDoneMessage>Your password is changed. We are sending you an email about it.</FocusedDoneMessage>
					<Button variant="secondary" size="sm" onClick={() => setDone(false)}>
						Change it again
					</Button>
				</>
			) : (
				<ChangePasswordForm email={email} onSubmit={submit} />
			)}
		</AccountSection>
	);
}
