import type { resendConfirmation as ResendConfirmation } from '@tulia/contracts/account/endpoints';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { explain } from '@tulia/platform';
import { Button, Icon, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useResendConfirmationMutation } from '../api/account-api.ts';
import * as s from './account-page.module.css';
import { DoneNote } from './done-note.tsx';

const WORDS: Record<RefusalOf<typeof ResendConfirmation>, string> = {
	too_many_requests: 'We have sent several links. Please wait a little and try again.',
};
const OTHERWISE = 'We could not send the link just now. Please try again.';

interface EmailAddressProps {
	readonly email: string;
	readonly isConfirmed: boolean;
}

/** The address, and whether it was confirmed. It cannot be changed here. */
export const EmailAddress = ({ email, isConfirmed }: EmailAddressProps): ReactNode => (
	<div>
		<p className={s.factName}>Email</p>
		<p className={s.fact}>{email}</p>
		{isConfirmed ? (
			<p className={s.state}>
				<Icon name="tick" />
				<span>You have confirmed this address.</span>
			</p>
		) : (
			<NotConfirmed email={email} />
		)}
	</div>
);

function NotConfirmed({ email }: Pick<EmailAddressProps, 'email'>): ReactNode {
	const [resend, { isLoading, isSuccess, error }] = useResendConfirmationMutation();
	return (
		<div className={s.asked}>
			<Notice tone="info" title="You have not confirmed this address yet">
				<p>Open the link in the email we sent you. Until then you may hold one coming appointment.</p>
			</Notice>
			<div>
				<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Sending…" onClick={() => resend()}>
					Send the link again
				</Button>
			</div>
			<DoneNote>
				{isSuccess
					? `A new link is on its way to ${email}. It works for seven days. Please look among your spam too.`
					: undefined}
			</DoneNote>
			{error ? (
				<Notice tone="bad" role="alert">
					{explain(error, WORDS, OTHERWISE)}
				</Notice>
			) : null}
		</div>
	);
}
