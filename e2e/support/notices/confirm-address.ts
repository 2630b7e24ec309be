import type { Mail } from '@tulia/test-kit/local-cloud';
import { call } from '../api.ts';
import { type Inbox, untilMail } from './mails.ts';

const LINK = /\/confirm-email\?token=([\w-]{43})/;

/**
 * Confirms a client's address by the link of the welcome mail. Until then an address gets only a few mails a day about
 * visits (decision 028).
 */
export async function confirmAddress(cloud: Inbox, email: string): Promise<void> {
	const tokenIn = ({ text }: Mail): string | undefined => LINK.exec(text)?.[1];
	const welcome = await untilMail(cloud, (mail) => mail.to.includes(email) && tokenIn(mail) !== undefined);
	const body = { token: tokenIn(welcome) };
	const answer = await call(cloud.origin, '/api/auth/confirm-email', { method: 'POST', body });
	if (answer.status !== 200)
		throw new Error(`Confirming ${email} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}
