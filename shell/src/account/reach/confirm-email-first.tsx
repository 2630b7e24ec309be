import { useOwnAddress } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { DoneMessage } from '../done-message.tsx';

interface ConfirmEmailFirstProps {
	readonly email: string;
	readonly phone: string;
}

/** Replaces the button that requests a code: none is sent before the address is confirmed. */
export function ConfirmEmailFirst({ email, phone }: ConfirmEmailFirstProps): ReactNode {
	const { sendAgain } = useOwnAddress();
	const [isBusy, setBusy] = useState(false);
	const [sent, setSent] = useState<{ readonly problem: string | undefined }>();

	async function send(): Promise<void> {
		setBusy(true);
		setSent({ problem: await sendAgain() });
		setBusy(false);
	}

	return (
		<>
			<Notice tone="quiet">
				<p>
					Please confirm your email address first, with the button in our email. Then we can send a code{' '}
					{phone ? `to ${phone}` : 'to your phone'}.
				</p>
			</Notice>
			<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Sending…" onClick={send}>
				Send again
			</Button>
			{sent?.problem ? <p role="alert">{sent.problem}</p> : null}
			<DoneMessage>
				{sent && !sent.problem ? `Sent again to ${email}. It can take five minutes.` : undefined}
			</DoneMessage>
		</>
	);
}
