import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { resendAppointmentMail } from '@tulia/contracts/routes/appointment';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useResendAppointmentMailMutation } from '../../api/visits/appointments-api.ts';
import {
	channelWords,
	isReachedByNothing,
	mailComesBack,
	mailStateWords,
	mailsToResend,
	mailWords,
} from '../../lib/appointments/detail-words.ts';
import { Fold } from '../../lib/page/fold.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { appointmentRefusal } from './appointment-refusal.ts';
import * as s from './view-appointment.module.css';

interface MailsSectionProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

const NOTHING_TO_SEND_TO = 'There is no address and no phone number, so nothing is sent. Tell the client in person.';

/**
 * The notices to the client by email and SMS with their delivery status, and a button to notify the client of the
 * current state again.
 */
export function MailsSection({ detail, now }: MailsSectionProps): ReactNode {
	const [resend, { isLoading, originalArgs }] = useResendAppointmentMailMutation();
	const [failure, setFailure] = useState<string>();
	const may = useMayCall();
	const mayResend = may(resendAppointmentMail);
	const comesBack = mailComesBack(detail);
	const nothing = isReachedByNothing(detail);
	const mails = nothing ? detail.mails.filter(({ state }) => state !== 'pending' && state !== 'untold') : detail.mails;

	async function send(kind: 'confirmation' | 'moved' | 'cancelled'): Promise<void> {
		setFailure(undefined);
		const { error } = await resend({ id: detail.id, body: { kind } });
		if (error === undefined) toast.success('It is on its way');
		else setFailure(appointmentRefusal(error).message ?? 'We could not send this. Please try again.');
	}

	return (
		<Fold
			title="Emails and SMS"
			line={mails.map((mail) => `${mailWords[mail.kind]}: ${mailStateWords(mail)}`).join(', ') || 'None'}
			beginsOpen={comesBack || nothing || undefined}
		>
			{mails.length === 0 ? <p>{nothing ? NOTHING_TO_SEND_TO : 'Nothing has been sent yet.'}</p> : null}
			<ul className={s.lines}>
				{mails.map((mail) => (
					<li key={`${mail.kind} ${mail.channel} ${mail.version} ${mail.at}`}>
						<b>
							{mailWords[mail.kind]} by {channelWords[mail.channel]}
						</b>
						: {mailStateWords(mail)}, {compactDate(new Date(mail.at), now)} {timeOf(new Date(mail.at))}
					</li>
				))}
			</ul>
			{failure === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			{comesBack ? (
				<Notice tone="warm">
					<p>Our emails to this client’s address come back, so nothing is sent again.</p>
				</Notice>
			) : null}
			<ButtonRow>
				{(mayResend && !comesBack ? mailsToResend(detail) : []).map((kind) => (
					<Button
						key={kind}
						variant="secondary"
						size="sm"
						disabled={isLoading}
						busy={isLoading && originalArgs?.body.kind === kind}
						busyLabel="Sending…"
						onClick={() => void send(kind)}
					>
						Send again: {mailWords[kind].toLowerCase()}
					</Button>
				))}
			</ButtonRow>
		</Fold>
	);
}
