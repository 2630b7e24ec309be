import type { NotesReason } from '@tulia/contracts/appointment/staff-schemas';
import { validateOpenNotesBody } from '@tulia/contracts/validators/appointment';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, RadioCards, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useOpenNotesMutation } from '../../api/visits/appointments-api.ts';
import { appointmentRefusal } from './appointment-refusal.ts';

const REASONS: readonly { readonly value: NotesReason; readonly title: string; readonly text: string }[] = [
	{ value: 'standing_in', title: 'I stand in', text: 'The psychologist is away, and I see this client' },
	{ value: 'in_danger', title: 'Somebody may be in danger', text: 'I need to know now' },
	{ value: 'complaint', title: 'A complaint', text: 'I look into what happened' },
	{ value: 'data_request', title: 'They asked for their data', text: 'I check what we hand over' },
];

type Values = { readonly reason: NotesReason | '' };
const NOTHING_CHOSEN: Values = { reason: '' };

/** Opens the notes of a colleague's visit for an owner who gives a reason. The audit gets an entry before. */
export function OpenNotes({ id }: { readonly id: string }): ReactNode {
	const [open] = useOpenNotesMutation();

	async function submit({ reason }: Values): Promise<FormRefusal | undefined> {
		if (reason === '') return { errors: [{ field: 'reason', message: 'Please say why' }] };
		const { error } = await open({ id, body: { reason } });
		return error === undefined ? undefined : appointmentRefusal(error);
	}
	return (
		<Form<Values>
			label="Open the notes"
			initialValues={NOTHING_CHOSEN}
			validate={(values) => fieldErrors(validateOpenNotesBody, { ...values })}
			onSubmit={submit}
		>
			<FormErrors />
			<RadioCards name="reason" label="Why you open them" options={REASONS} />
			<ButtonRow>
				<SubmitButton size="sm" variant="secondary" busyLabel="Opening…">
					Open the notes
				</SubmitButton>
			</ButtonRow>
		</Form>
	);
}
