import type { Deletion } from '@tulia/contracts/account/schemas';
import { validateDeleteAccountBody } from '@tulia/contracts/validators/account';
import { validateWith } from '@tulia/platform';
import { Form, FormErrors, type FormRefusal, PasswordField, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PasswordOwner } from '../../password/password-owner.tsx';

interface DeletionValues {
	readonly currentPassword: string;
	/** As typed. */
	readonly confirmation?: string;
}

const WORDS = 'delete my account';

/** Phones write a capital letter first and a space at the end, so case and spaces are ignored. */
const isMeant = (typed: string | undefined): boolean => typed?.trim().replace(/\s+/g, ' ').toLowerCase() === WORDS;

/** The request of a form that may be incomplete. */
const requestOf = (values: DeletionValues): object =>
	isMeant(values.confirmation) ? { ...values, confirmation: WORDS } : values;

interface DeleteAccountFormProps {
	/** For the browser's password manager. */
	readonly email: string;
	readonly onSubmit: (deletion: Deletion) => Promise<FormRefusal | undefined>;
}

/** Fields and layout; `DeleteAccount` submits them. */
export const DeleteAccountForm = ({ email, onSubmit }: DeleteAccountFormProps): ReactNode => (
	<Form<DeletionValues>
		label="Delete your account"
		validate={validateWith(validateDeleteAccountBody, requestOf)}
		onSubmit={({ currentPassword }) => onSubmit({ currentPassword, confirmation: WORDS })}
	>
		<PasswordOwner email={email} />
		<FormErrors />
		<PasswordField name="currentPassword" label="Your password" autoComplete="current-password" />
		<TextField
			name="confirmation"
			label={
				<>
					Type <q>{WORDS}</q>
				</>
			}
			autoComplete="off"
		/>
		<div>
			<SubmitButton variant="danger" busyLabel="Deleting…">
				Delete my account for good
			</SubmitButton>
		</div>
	</Form>
);
