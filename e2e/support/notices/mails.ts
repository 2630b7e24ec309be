import type { LocalCloud, Mail } from '@tulia/test-kit/local-cloud';
import { type Teller, untilTold } from './until-told.ts';

/** The mails to an address whose subject matches. */
export const mailTo =
	(address: string, subject: RegExp) =>
	(mail: Mail): boolean =>
		mail.to.includes(address) && subject.test(mail.subject);

/** Where mails are read, and time is moved on. */
export type Inbox = Pick<LocalCloud, 'mails'> & Teller;

/** Waits until so many mails match, and answers all that do, in the order they came. */
export async function untilMails(
	inbox: Inbox,
	matches: (mail: Mail) => boolean,
	count: number,
): Promise<readonly Mail[]> {
	const isEnough = (all: readonly Mail[]): boolean => all.filter(matches).length >= count;
	return (await untilTold(inbox, inbox.mails, isEnough)).filter(matches);
}

/** Waits for the first mail that matches. */
export async function untilMail(inbox: Inbox, matches: (mail: Mail) => boolean): Promise<Mail> {
	const [mail] = await untilMails(inbox, matches, 1);
	if (!mail) throw new Error('There is no such mail.');
	return mail;
}
