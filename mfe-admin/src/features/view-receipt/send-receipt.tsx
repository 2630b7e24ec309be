import { timeOf } from '@tulia/centre/clock';
import type { Receipt } from '@tulia/contracts/payment/schemas';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, Icon, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useSendReceiptMutation } from '../../api/visits/payments-api.ts';
import * as s from './view-receipt.module.css';

const WORDS = {
	no_address: 'Not sent: there is no address that takes our emails. Print the receipt instead.',
	too_many_requests: 'This receipt was sent a moment ago. Please wait a little and try again.',
	forbidden: 'Not sent: this account may not do that. Please log in with a staff account.',
};

/** The delivery status of the last email with the receipt, in words. */
const MAIL_WORDS: { readonly [state: string]: string } = {
	sent: 'The mail is on its way.',
	delivered: 'The mail arrived.',
	bounced: 'The mail came back.',
	rejected: 'The mail could not be sent.',
	failed: 'The mail could not be sent.',
	suppressed: 'Not sent: mail to this address came back before.',
	held_back: 'Not sent: nobody has confirmed this address yet.',
	complained: 'The mail was marked as unwanted.',
};

/** Sends the receipt to the client's address, or says that there is none. */
export function SendReceipt({ receipt: { number, email, mail } }: { readonly receipt: Receipt }): ReactNode {
	const [send, { isLoading }] = useSendReceiptMutation();
	if (email === undefined)
		return <p className={s.small}>There is no email address that takes our emails. Print the receipt instead.</p>;

	async function press(): Promise<void> {
		const { error } = await send(number);
		if (error === undefined) toast.success('The receipt will be sent in a moment');
		else toast.error(explain(error, WORDS, 'We could not send this. Check your connection and try again.'));
	}
	return (
		<>
			<ButtonRow>
				<Button variant="secondary" disabled={isLoading} onClick={() => void press()}>
					<Icon name="mail" /> {mail === undefined ? 'Send' : 'Send again'} to {email}
				</Button>
			</ButtonRow>
			{mail === undefined ? null : (
				<p className={s.small} role="status">
					{MAIL_WORDS[mail.state] ?? 'The mail was sent.'} {timeOf(new Date(mail.at))}
				</p>
			)}
		</>
	);
}
