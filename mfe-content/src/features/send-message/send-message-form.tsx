import type { NewMessage } from '@tulia/contracts/message/schemas';
import { validateSendMessageBody } from '@tulia/contracts/validators/message';
import { useBotCheck, validateWith } from '@tulia/platform';
import { Form, type FormRefusal, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareCardUnderField } from '../../lib/care/care-card-under-field.tsx';
import { PersistFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { SendingErrors } from '../../lib/form/sending-errors.tsx';
import * as s from './send-message.module.css';

/** The name of the form draft. */
export const MESSAGE_DRAFT = 'message';

interface SendMessageFormProps {
	readonly onSubmit: (message: NewMessage) => Promise<FormRefusal | undefined>;
}

/** Fields and layout; `SendMessage` submits them. */
export function SendMessageForm({ onSubmit }: SendMessageFormProps): ReactNode {
	const { honeypot, botCheckFields } = useBotCheck();
	return (
		<Form<NewMessage>
			validate={validateWith(validateSendMessageBody)}
			onSubmit={async (message) => onSubmit({ ...message, ...(await botCheckFields()) })}
		>
			<SendingErrors />
			<div className={s.pair}>
				<TextField name="name" label="Name" autoComplete="name" />
				<TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
			</div>
			<TextField name="phone" label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" />
			<TextField name="subject" label="Subject" />
			<TextArea name="message" label="Message" hint="At least 10 characters" rows={6} />
			<CareCardUnderField fields={['subject', 'message']} headingLevel="h3" />
			<div>
				<SubmitButton busyLabel="Sending…">Send Message</SubmitButton>
				{honeypot}
			</div>
			<PersistFormDraft name={MESSAGE_DRAFT} fields={['name', 'email', 'phone', 'subject', 'message']} />
		</Form>
	);
}
