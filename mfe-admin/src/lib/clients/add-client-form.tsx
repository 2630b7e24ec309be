import type { ClientRow, NewClient } from '@tulia/contracts/client/schemas';
import { validateAddClientBody } from '@tulia/contracts/validators/client';
import { explain, fieldErrorsIn, refusalIn, validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useAddClientMutation } from '../../api/clients-api.ts';
import { StaffForm } from '../drafts/staff-form.tsx';
import { useDraftKey } from '../drafts/use-draft-key.ts';
import { SameContactNotice } from './same-contact-notice.tsx';

type NewClientValues = { readonly name?: string | undefined; readonly phone?: string | undefined };

interface AddClientFormProps {
	readonly start: NewClientValues;
	readonly onAdded: (client: ClientRow) => void;
	/** Called when a client with this number or address already has a record. */
	readonly onSame: (clientId: string) => void;
	readonly onClose: () => void;
}

const DRAFT = 'add-client';
const WHY = {
	idempotency_key_reused: 'This form was sent before with other words. Please try again.',
	forbidden: 'This account may not add clients. Please log in with a staff account.',
};
const NO_ANSWER = 'We did not hear back. What you typed is still here. Try again: nobody is added twice.';

const bodyOf = ({ name = '', phone }: NewClientValues): NewClient => ({
	name,
	...(phone === undefined ? {} : { phone }),
});

/** Adds a client record without a visit, for a caller or walk-in. */
export function AddClientForm({ start, onAdded, onSame, onClose }: AddClientFormProps): ReactNode {
	const [add] = useAddClientMutation();
	const idempotency = useDraftKey(DRAFT);
	const [initial] = useState(start);

	async function submit(values: NewClientValues): Promise<FormRefusal | undefined> {
		const { data, error } = await add({ body: bodyOf(values), idempotencyKey: idempotency.key });
		if (data) {
			onAdded(data);
			return undefined;
		}
		if (refusalIn(error) === 'idempotency_key_reused') idempotency.renew();
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WHY, NO_ANSWER) };
	}
	return (
		<StaffForm<NewClientValues>
			draft={{ name: DRAFT, stored: ['name', 'phone'] }}
			idempotency={idempotency}
			label="Add a client"
			initialValues={initial}
			validate={validateWith(validateAddClientBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextField name="name" label="Full name" autoComplete="off" />
			<TextField
				name="phone"
				type="tel"
				label="Phone"
				hint="As they say it: 0712 345 678, or with + and the country."
				optional
				autoComplete="off"
			/>
			<SameContactNotice field="phone" onSame={onSame} />
			<ButtonRow>
				<SubmitButton size="sm" busyLabel="Adding…">
					Add this client
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
