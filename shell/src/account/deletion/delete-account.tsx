import type { deleteAccount as DeleteAccountEndpoint } from '@tulia/contracts/account/endpoints';
import type { Deletion } from '@tulia/contracts/account/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { FormRefusal } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useDeleteAccountMutation } from '../../api/account-api.ts';
import { useCentre } from '../../centre/use-centre.ts';
import * as s from '../account-page.module.css';
import { accountRefusal, TOO_MANY, WRONG_PASSWORD } from '../account-refusal.ts';
import { AccountSection } from '../account-section.tsx';
import { ConfirmPanel } from '../step-panel.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

const WORDS: Record<RefusalOf<typeof DeleteAccountEndpoint>, string> = {
	wrong_password: WRONG_PASSWORD,
	last_admin: 'This is the only owner account. Please make somebody else an owner first.',
	too_many_requests: TOO_MANY,
};

interface DeleteAccountProps {
	readonly email: string;
	/** Whether the address was confirmed by the link of its mail. */
	readonly isConfirmed: boolean;
	readonly onDeleted: () => void;
}

/** Deletes the account for good, after the password and the typed confirmation. */
export function DeleteAccount({ email, isConfirmed, onDeleted }: DeleteAccountProps): ReactNode {
	const [deleteAccount] = useDeleteAccountMutation();
	const { phones } = useCentre();

	async function submit(deletion: Deletion): Promise<FormRefusal | undefined> {
		const { error } = await deleteAccount(deletion);
		if (error !== undefined)
			return accountRefusal(
				error,
				WORDS,
				`We got no answer. Please try again${phones ? `, or call ${phones.main}` : ''}.`,
			);
		onDeleted();
		return undefined;
	}

	return (
		<AccountSection
			part="deletion"
			title="Delete your account"
			text="You may leave at any time, and you do not have to say why."
		>
			<ConfirmPanel trigger="Delete my account" variant="danger" title="This is what happens" cancel="Keep my account">
				<ul className={s.facts}>
					<li>Your coming appointments are cancelled.</li>
					<li>Past appointments stay in our figures, without your name, notes or address.</li>
					{isConfirmed ? (
						<li>Your comments, questions, messages, testimonials and newsletter are removed.</li>
					) : (
						<>
							<li>Your testimonials are removed.</li>
							<li>
								Comments, questions, messages and the newsletter that were sent with {email} stay: you have not
								confirmed this address, so we cannot know that they are yours. To have them removed too, first open the
								link in the email we sent you.
							</li>
						</>
					)}
					<li>You are logged out everywhere, and cannot log in again.</li>
				</ul>
				<p>
					<strong>It cannot be undone.</strong> If you want a copy of your data, download it first.
				</p>
				<DeleteAccountForm email={email} onSubmit={submit} />
			</ConfirmPanel>
		</AccountSection>
	);
}
