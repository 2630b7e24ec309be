import type { LocalCloud, Mail } from '@tulia/test-kit/local-cloud';

/** The mails to an address whose subject matches. */
export const mailTo =
	(address: string, subject: RegExp) =>
	(mail: Mail): boolean =>
		mail.to.includes(address) && subject.test(mail.subject);

/** Waits for the first mail that matches, at most 20 seconds. */
export async function untilMail({ mails }: LocalCloud, matches: (mail: Mail) => boolean): Promise<Mail> {
	for (let attempt = 0; attempt < 200; attempt += 1) {
		const mail = (await mails()).find(matches);
		if (mail) return mail;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The mail did not come within 20 s.');
}
