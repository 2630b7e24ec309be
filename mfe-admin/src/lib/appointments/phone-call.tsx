import { compactMoment } from '@tulia/centre/compact-date';
import { whoReads } from '@tulia/centre/who-reads';
import { isPhoneCallDue } from '@tulia/contracts/appointment/phone-call-due';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { notePhoneCall } from '@tulia/contracts/routes/appointment';
import { validateNotePhoneCallBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useNotePhoneCallMutation } from '../../api/visits/appointments-api.ts';
import { StaffForm } from '../drafts/staff-form.tsx';
import { useMayCall } from '../page/use-may-call.ts';
import * as s from './appointments.module.css';
import { phoneCallWords, whyNotNoted } from './phone-call-words.ts';
import { PhoneLink } from './phone-link.tsx';

interface PhoneCallProps {
	readonly row: AdminAppointment;
	readonly now: Date;
}

/** Whether staff have to call about a visit, or have done so. */
export const hasPhoneCall = (row: AdminAppointment, now: Date): boolean =>
	row.phoned !== undefined || mustBeNotified(row, now);

const mustBeNotified = (row: AdminAppointment, now: Date): boolean =>
	isPhoneCallDue(row, now) || (row.unanswered !== undefined && now < new Date(row.scheduledFor));

/** The phone call about a visit: the reason, the buttons to note its result, and a button to undo the note. */
export function PhoneCall({ row, now }: PhoneCallProps): ReactNode {
	if (row.phoned) return <Phoned row={row} at={row.phoned.at} now={now} />;
	return row.phoneCall && mustBeNotified(row, now) ? <ToPhone row={row} about={row.phoneCall.about} /> : null;
}

interface ToPhoneProps {
	readonly row: AdminAppointment;
	readonly about: NonNullable<AdminAppointment['phoneCall']>['about'];
}

function ToPhone({ row, about }: ToPhoneProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const may = useMayCall();
	const { phone, name } = row.user;
	return (
		<div className={s.call}>
			<p>
				{phoneCallWords[about]} {phone ? <PhoneLink phone={phone} /> : 'There is no phone number.'}
			</p>
			{isOpen ? (
				<NoteCall row={row} onClose={() => setOpen(false)} />
			) : may(notePhoneCall) ? (
				<Button variant="secondary" size="sm" aria-label={`Told by phone: ${name}`} onClick={() => setOpen(true)}>
					Told by phone
				</Button>
			) : null}
		</div>
	);
}

type Values = { readonly said?: string | undefined };

function NoteCall({ row, onClose }: { readonly row: AdminAppointment; readonly onClose: () => void }): ReactNode {
	const [send] = useNotePhoneCallMutation();
	const { version, phonedVersion } = row;
	const bodyOf = ({ said }: Values) => ({
		...{ what: 'told' as const, version, phonedVersion },
		...(said === undefined ? {} : { said }),
	});

	async function submit({ said }: Values): Promise<FormRefusal | undefined> {
		const { error } = await send({ appointment: row, what: 'told', said });
		return error === undefined ? undefined : { message: whyNotNoted(error) };
	}
	return (
		<StaffForm<Values>
			draft={{ name: `phone-call:${row.id}`, inMemory: ['said'] }}
			label={`Call with ${row.user.name}`}
			validate={validateWith(validateNotePhoneCallBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextField name="said" label="What was said" hint={whoReads.aboutVisit.words} optional autoComplete="off" />
			<ButtonRow>
				<SubmitButton size="sm" busyLabel="Saving…">
					Tick off
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}

function Phoned({ row, at, now }: PhoneCallProps & { readonly at: string }): ReactNode {
	const [send, { isLoading }] = useNotePhoneCallMutation();
	const [failure, setFailure] = useState<string>();
	const may = useMayCall();

	async function takeBack(): Promise<void> {
		setFailure(undefined);
		const { error } = await send({ appointment: row, what: 'take_back' });
		if (error !== undefined) setFailure(whyNotNoted(error));
	}
	return (
		<div className={s.call}>
			<p>
				Told by phone, {compactMoment(at, now)}.{' '}
				{may(notePhoneCall) ? (
					<Button
						variant="quiet"
						size="sm"
						busy={isLoading}
						busyLabel="Taking back…"
						aria-label={`Take back: ${row.user.name} was told by phone`}
						onClick={() => void takeBack()}
					>
						Take back
					</Button>
				) : null}
			</p>
			{failure === undefined ? null : (
				<p className={s.callFailure} role="alert">
					{failure}
				</p>
			)}
		</div>
	);
}
