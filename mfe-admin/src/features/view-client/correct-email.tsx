import type { ClientRecord, IdentityProof } from '@tulia/contracts/client/staff-schemas';
import { validateCorrectClientEmailBody } from '@tulia/contracts/validators/client';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { explain, fieldErrorsIn, paths, problemIn, refusalIn, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { EmailField, FormErrors, type FormRefusal, RadioCards, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCorrectClientEmailMutation } from '../../api/clients-api.ts';
import { HOW_KNOWN } from '../../lib/clients/identify-client.tsx';
import { SameContactNotice } from '../../lib/clients/same-contact-notice.tsx';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';

type EmailValues = { readonly email?: string | undefined; readonly how?: IdentityProof | undefined };

interface CorrectEmailProps {
	readonly client: ClientRecord;
	readonly onDone: () => void;
}

const WHY = {
	not_found: 'Not saved: this client has no record any more.',
	changed_meanwhile: 'Not saved: somebody else changed this record. What you typed is still here. Try again.',
	forbidden: 'Not saved: this account may not do that. Please log in with a staff account.',
};
const NO_ANSWER = 'We did not hear back. What you typed is still here. Check your connection and try again.';

/** Corrects the address of a client with an account. The client confirms the new address by email. */
export function CorrectEmail({ client, onDone }: CorrectEmailProps): ReactNode {
	const { id, emailVerified } = client;
	const [correct] = useCorrectClientEmailMutation();
	const navigate = useNavigateUnlessLeft();
	const bodyOf = ({ email = '', how }: EmailValues) => ({ email, ...(how === undefined ? {} : { how }) });

	async function submit({ email = '', how }: EmailValues): Promise<FormRefusal | undefined> {
		if (how === undefined) return { errors: [{ field: 'how', message: 'Please say how you know this person' }] };
		const { data, error } = await correct({ id, body: { email, how } });
		if (data) {
			toast.success('We sent an email to the new address');
			onDone();
			return undefined;
		}
		if (refusalIn(error) === 'email_taken')
			return { errors: [{ field: 'email', message: problemIn(error)?.detail ?? NO_ANSWER }] };
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WHY, NO_ANSWER) };
	}
	return (
		<StaffForm<EmailValues>
			draft={{ name: `client-email:${id}`, stored: ['email'] }}
			label="Correct the email address"
			validate={(values) => fieldErrors(validateCorrectClientEmailBody, bodyOf(values))}
			onSubmit={submit}
		>
			<FormErrors />
			<EmailField
				name="email"
				label="The right email address"
				hint={
					emailVerified
						? 'It counts once they tap the button in the email we send there. We tell the old address too.'
						: 'It takes the place of the old one at once. They confirm it in the email we send there.'
				}
			/>
			<SameContactNotice
				field="email"
				ownId={id}
				sameLabel={(name) => `It is ${name}: merge the records`}
				onSame={() => void navigate(paths.adminMergeClient(id))}
			/>
			<RadioCards name="how" label="How do you know that it is them?" options={HOW_KNOWN} />
			<ButtonRow>
				<SubmitButton busyLabel="Saving…" size="sm">
					Correct the address
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onDone}>
					Leave it as it is
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
