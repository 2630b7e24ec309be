import type { LetterDraft, Unsendable } from '../channel/mail/delivery.ts';
import type { Recipient, RecipientStore } from './recipient.ts';
import type { UnconfirmedMail, UnconfirmedMails } from './unconfirmed-mails.ts';

export type Addressed = Recipient & Required<Pick<Recipient, 'email'>>;
type WhyNot = (recipient: Addressed) => Promise<'suppressed' | 'held_back' | undefined>;
type Write = (recipient: Addressed) => Promise<Omit<LetterDraft, 'kind' | 'to'>>;

/** Drafts a mail to a recipient on file, unless the account is gone, has no address, or is suppressed. */
export async function addressMail(
	recipient: Recipient | undefined,
	whyNot: WhyNot,
	write: Write,
): Promise<LetterDraft | Unsendable> {
	if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
	const { email, ignoresSuppression } = recipient;
	if (email === undefined) return { kind: 'untold' };
	const addressed = { ...recipient, email };
	const refused = await whyNot(addressed);
	return refused ? { kind: refused } : { kind: 'draft', to: email, ignoresSuppression, ...(await write(addressed)) };
}

/** Drafts a mail to a confirmed address only. */
export const mailConfirmed = (recipient: Recipient | undefined, write: Write): Promise<LetterDraft | Unsendable> =>
	addressMail(
		recipient,
		async ({ undeliverable, emailVerified }) => (undeliverable || !emailVerified ? 'suppressed' : undefined),
		write,
	);

/** Drafts a mail about visits. An unconfirmed address gets a limited number a day (promise A14). */
export type MailClient = (
	userId: string,
	mail: Pick<UnconfirmedMail, 'mailId' | 'limit'>,
	write: Write,
) => Promise<LetterDraft | Unsendable>;

export const mailClient =
	({
		recipients,
		unconfirmed,
		now,
	}: {
		readonly recipients: Pick<RecipientStore, 'find'>;
		readonly unconfirmed: UnconfirmedMails;
		readonly now: () => Date;
	}): MailClient =>
	async (userId, mail, write) =>
		addressMail(
			await recipients.find(userId),
			async ({ email, emailVerified, undeliverable }) => {
				if (undeliverable) return 'suppressed';
				const mayGo = emailVerified || (await unconfirmed.admit({ ...mail, about: 'visits', email, now: now() }));
				return mayGo ? undefined : 'held_back';
			},
			write,
		);
