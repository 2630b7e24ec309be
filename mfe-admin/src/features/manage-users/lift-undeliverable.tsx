import type { LiftReason, StaffUser } from '@tulia/contracts/user/schemas';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateLiftUndeliverableBody } from '@tulia/contracts/validators/user';
import { ButtonRow, Panel, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, RadioCards, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useLiftUndeliverableMutation } from '../../api/users-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';

const REASONS: readonly { readonly value: LiftReason; readonly title: string; readonly text: string }[] = [
	{
		value: 'owner_asked',
		title: 'They asked for it',
		text: 'They told us that the address works, and that they want our emails',
	},
	{ value: 'mailbox_repaired', title: 'The mailbox works again', text: 'It was full, or its provider had trouble' },
	{ value: 'marked_by_mistake', title: 'Marked by mistake', text: 'They did not mean to mark our emails as unwanted' },
];

type Values = { reason: LiftReason | '' };
const NOTHING_CHOSEN: Values = { reason: '' };

/** Resumes mail to an address that bounced. A reason is required. */
export function LiftUndeliverable({ user }: { readonly user: StaffUser }): ReactNode {
	const [lift] = useLiftUndeliverableMutation();

	async function submit({ reason }: Values): Promise<FormRefusal | undefined> {
		if (reason === '') return { errors: [{ field: 'reason', message: 'Choose a reason' }] };
		const { data, error } = await lift({ id: user.id, body: { reason } });
		if (!data) return saveRefusal(error);
		toast.success(`Mail is sent to ${data.name} again`);
		return undefined;
	}
	return (
		<Panel>
			<p>
				A mail to {user.email} came back, or was marked as unwanted. No more are sent until {user.name} opens a link in
				one new mail a day, which they ask for in their account, or until you allow it here. If a mail comes back again,
				this note returns.
			</p>
			<Form<Values>
				label="Send mail again"
				initialValues={NOTHING_CHOSEN}
				validate={(values) => fieldErrors(validateLiftUndeliverableBody, { ...values })}
				onSubmit={submit}
			>
				<FormErrors />
				<RadioCards name="reason" label="Why mail may be sent again" options={REASONS} />
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Send mail again</SubmitButton>
				</ButtonRow>
			</Form>
		</Panel>
	);
}
