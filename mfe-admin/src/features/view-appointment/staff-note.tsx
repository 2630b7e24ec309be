import { whoReads } from '@tulia/centre/who-reads';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateChangeStaffNoteBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { ButtonRow, Notice, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useChangeStaffNoteMutation } from '../../api/visits/appointments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { appointmentRefusal } from './appointment-refusal.ts';
import * as s from './view-appointment.module.css';

type NoteValues = { readonly note?: string | undefined };

/** The note of staff about the visit. After a conflict both texts are shown. */
export function StaffNote({
	detail: { id, noteVersion, staffNote },
}: {
	readonly detail: AppointmentDetail;
}): ReactNode {
	const [change, { data: answer }] = useChangeStaffNoteMutation();
	const [saved, setSaved] = useState({ values: { note: staffNote }, version: noteVersion });
	const [typedOver, setTypedOver] = useState<number>();
	// The saved note may reach this component a frame before or after the response of the form. Its version shows that
	// this is not a conflict.
	const isNews = noteVersion > Math.max(saved.version, answer?.noteVersion ?? 0);
	const isOutdated = typedOver !== undefined || (isNews && (staffNote ?? '') !== (saved.values.note ?? ''));
	const record = {
		expectedVersion: () => typedOver ?? noteVersion,
		showBoth: setTypedOver,
		takeTheirs: () => setTypedOver(undefined),
	};
	const bodyOf = ({ note }: NoteValues) => ({ note: note ?? '', noteVersion });

	async function submit(values: NoteValues): Promise<FormRefusal | undefined> {
		const { data, error } = await change({ id, body: bodyOf(values) });
		if (!data) return appointmentRefusal(error);
		setSaved({ values: { note: data.staffNote }, version: data.noteVersion });
		setTypedOver(undefined);
		toast.success('Staff note saved');
		return undefined;
	}

	return (
		<PanelSection headingId="staff-note">
			<h2 id="staff-note">Staff note</h2>
			<StaffForm<NoteValues>
				draft={{ name: `staff-note:${id}`, inMemory: ['note'] }}
				record={record}
				label="Staff note"
				initialValues={saved.values}
				validate={validateWith(validateChangeStaffNoteBody, bodyOf)}
				onSubmit={submit}
			>
				{isOutdated ? (
					<Notice tone="info" role="status" title="Somebody else changed this note. It now says:">
						<p className={s.written}>{staffNote || 'Nothing.'}</p>
						<p>Saving puts your text in its place.</p>
					</Notice>
				) : null}
				<FormErrors />
				<TextArea name="note" label="Note" hint={whoReads.staffNote.words} optional maxLength={2000} />
				<ButtonRow>
					<SubmitButton size="sm" busyLabel="Saving…">
						Save the note
					</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</PanelSection>
	);
}
