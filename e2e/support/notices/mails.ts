import type { LocalCloud, Mail } from '@tulia/test-kit/local-cloud';

/** The mails to an address whose subject matches. */
export const mailTo =
	(address: string, subject: RegExp) =>
	(mail: Mail): boolean =>
		mail.to.includes(address) && subject.test(mail.subject);

/** Where mails are read. */
export type Inbox = Pick<LocalCloud, 'mails' | 'origin' | 'settled'>;

/** Waits until the cloud is settled, and answers the mails that match, in the order they came. Throws with all mails when fewer than `count` do. */
export async function untilMails(
	{ mails, settled }: Inbox,
	matches: (mail: Mail) => boolean,
	count: number,
): Promise<readonly Mail[]> {
	await settled();
	// The inbox has the newest on top.
	const all = (await mails()).toReversed();
	const found = all.filter(matches);
	if (found.length >= count) return found;
	const told = all.map(({ to, subject }) => `${to}: ${subject}`).join('\n');
	throw new Error(`${found.length} of ${count} mails came. The mailbox has:\n${told}`);
}

/** The first mail that matches, once the cloud is settled. */
export async function untilMail(inbox: Inbox, matches: (mail: Mail) => boolean): Promise<Mail> {
	const [mail] = await untilMails(inbox, matches, 1);
	if (!mail) throw new Error('There is no such mail.');
	return mail;
}

/** The path of the one link of a mail that leads to this page of the site. */
export function linkIn({ text }: Mail, page: string): string {
	const [link] = text.match(new RegExp(`/${page}[^\\s]+`)) ?? [];
	if (!link) throw new Error(`The mail has no link to /${page}.`);
	return link;
}
