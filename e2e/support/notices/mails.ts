import type { LocalCloud, Mail } from '@tulia/test-kit/local-cloud';

/** The mails to an address whose subject matches. */
export const mailTo =
	(address: string, subject: RegExp) =>
	(mail: Mail): boolean =>
		mail.to.includes(address) && subject.test(mail.subject);

/** The local cloud's mailbox. */
export type Inbox = Pick<LocalCloud, 'mails' | 'origin' | 'settled'>;

/**
 * Waits until the cloud is settled, and resolves with the matching mails, oldest first. Throws with all mails when
 * there are fewer than `count`.
 */
export async function untilMails(
	{ mails, settled }: Inbox,
	matches: (mail: Mail) => boolean,
	count: number,
): Promise<readonly Mail[]> {
	await settled();
	// The inbox is sorted newest first.
	const all = (await mails()).toReversed();
	const found = all.filter(matches);
	if (found.length >= count) return found;
	const subjects = all.map(({ to, subject }) => `${to}: ${subject}`).join('\n');
	throw new Error(`${found.length} of ${count} mails came. The mailbox has:\n${subjects}`);
}

/** The first matching mail, once the cloud is settled. */
export async function untilMail(inbox: Inbox, matches: (mail: Mail) => boolean): Promise<Mail> {
	const [mail] = await untilMails(inbox, matches, 1);
	if (!mail) throw new Error('There is no such mail.');
	return mail;
}

/** The path of a mail's only link to this page of the site. */
export function linkIn({ text }: Mail, page: string): string {
	const [link] = text.match(new RegExp(`/${page}[^\\s]+`)) ?? [];
	if (!link) throw new Error(`The mail has no link to /${page}.`);
	return link;
}
