import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { post } from '../lib/clients.ts';
import { accepted, fireSweep } from './actions.ts';
import type { Desk } from './desk-actions.ts';

const SUBJECT = 'Rest a little';
/** Maximum number of sweeps: a page of subscribers is due ten seconds after the press, and its mails a second later. */
const MOST_LOOKS = 120;

const addressOf = (at: number): string => `reader-${at}@example.com`;

const mailTo = async (cloud: LocalCloud, address: string, subject: string) =>
	(await cloud.mails()).find((mail) => mail.to.includes(address) && mail.subject === subject);

/** Waits for a mail, repeating `meanwhile`. */
async function untilMail(cloud: LocalCloud, address: string, subject: string, meanwhile?: () => Promise<void>) {
	for (let look = 0; look < MOST_LOOKS; look += 1) {
		const mail = await mailTo(cloud, address, subject);
		if (mail) return mail;
		await meanwhile?.();
		await wait(500);
	}
	throw new Error(`No mail "${subject}" came to ${address}.`);
}

/** Subscribes and confirms this many addresses, each from its own network address. */
export async function subscribe(cloud: LocalCloud, count: number): Promise<void> {
	for (let at = 0; at < count; at += 1) {
		const [email, viewer] = [addressOf(at), `10.61.0.${at + 1}`];
		await accepted(await post(cloud.origin, '/api/newsletter', { email, filledInMs: 5000 }, { viewer }), 'Subscribing');
		const { text } = await untilMail(cloud, email, 'Please confirm your subscription');
		const token = /\/newsletter\/confirm\?token=(\S+)/.exec(text)?.[1] ?? '';
		await accepted(await post(cloud.origin, '/api/newsletter/confirm', { token }, { viewer }), 'Confirming');
	}
}

/** Creates an issue. Resolves with its id. */
export async function writeIssue({ origin, token }: Desk): Promise<string> {
	const body = { subject: SUBJECT, preview: '', content: `<p>${'Ten minutes are enough. '.repeat(40)}</p>` };
	const answer = await post(origin, '/api/admin/newsletter-issues', body, { token });
	return String((await accepted(answer, 'Writing an issue')).id);
}

/** Sends an issue to the subscribers, and runs sweeps until the last of them has it. */
export async function sendIssue(cloud: LocalCloud, { origin, token }: Desk, id: string, count: number): Promise<void> {
	const answer = await post(origin, `/api/admin/newsletter-issues/${id}/sending`, { version: 1 }, { token });
	await accepted(answer, 'Sending an issue');
	for (let at = 0; at < count; at += 1)
		await untilMail(cloud, addressOf(at), SUBJECT, () => fireSweep(cloud, 'notifier'));
}
