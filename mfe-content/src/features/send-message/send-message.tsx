import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { sendMessage as SendMessageEndpoint } from '@tulia/contracts/message/endpoints';
import { hasCareWordsSoon, useGetProfileQuery, useTurnedOff } from '@tulia/platform';
import { Button, Panel, SuccessPanel, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSendMessageMutation } from '../../api/messages-api.ts';
import { CareAfterSending } from '../../lib/care/care-after-sending.tsx';
import { NotForEmergencies } from '../../lib/care/not-for-emergencies.tsx';
import { FormWithoutScript } from '../../lib/form/form-without-script.tsx';
import { clearFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { TurnedOff } from '../../lib/form/turned-off.tsx';
import { useSendingRefusal } from '../../lib/form/use-sending-refusal.ts';
import * as s from './send-message.module.css';
import { MESSAGE_DRAFT, SendMessageForm } from './send-message-form.tsx';

const WORDS: Record<RefusalOf<typeof SendMessageEndpoint>, string> = {
	turned_off: 'The centre has turned this off for the moment.',
	too_many_requests: 'You have sent several messages. Please wait a little and try again.',
};

/** Sends a message to the centre; the form draft is deleted once it was received. */
export function SendMessage(): ReactNode {
	const within = useGetProfileQuery().data?.responseTimes.email;
	const turnedOff = useTurnedOff('messages');
	const [sendMessage] = useSendMessageMutation();
	const refusalOf = useSendingRefusal('your message', WORDS);
	const [sentFrom, setSentFrom] = useState<string>();
	const [isAnother, setAnother] = useState(false);
	const [isHeavy, setHeavy] = useState(false);

	async function submit(message: BodyOf<typeof SendMessageEndpoint>): Promise<FormRefusal | undefined> {
		const { data, error } = await sendMessage(message);
		if (!data) return refusalOf(error);
		setHeavy(await hasCareWordsSoon(message.subject, message.message));
		clearFormDraft(MESSAGE_DRAFT);
		toast.success('Your message has been sent successfully!');
		setSentFrom(message.email);
		return undefined;
	}

	function sendAnother(): void {
		setSentFrom(undefined);
		setAnother(true);
	}

	if (sentFrom !== undefined)
		return (
			<SuccessPanel
				title="Message Sent!"
				headingLevel="h2"
				action={
					<Button variant="secondary" onClick={sendAnother}>
						Send Another Message
					</Button>
				}
			>
				<p>
					Thank you. A person will read it and reply to {sentFrom}
					{within ? ` within ${within}` : null}.
				</p>
				{isHeavy ? <CareAfterSending headingLevel="h3" /> : null}
			</SuccessPanel>
		);
	return (
		<Panel>
			<div className={s.head}>
				<FormHeading takesFocus={isAnother} />
				<NotForEmergencies />
			</div>
			{turnedOff === undefined ? (
				<>
					<FormWithoutScript />
					<SendMessageForm onSubmit={submit} />
				</>
			) : (
				<TurnedOff title="No messages can be sent here at the moment" words={turnedOff} />
			)}
		</Panel>
	);
}

/** Takes the focus when the form returns, because the pressed button was removed with its panel. */
function FormHeading({ takesFocus }: { readonly takesFocus: boolean }): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<h2 ref={heading} className={s.title} tabIndex={-1}>
			Send Us a Message
		</h2>
	);
}
