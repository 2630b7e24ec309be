import type { EmailChangeStore, PendingEmailChange } from '../account/email-change.ts';
import type { LinkStore } from '../identity/link.ts';
import { newLinkToken } from '../identity/link-token.ts';
import { emailChangeLetter } from './account-letter.ts';
import { type Deliver, orderOf, type WriteDraft } from './delivery.ts';
import type { Job } from './job.ts';
import { type JobWork, resultOf } from './job-result.ts';
import type { EmailChangeMailKind } from './mail-kind.ts';
import type { RecipientStore } from './recipient.ts';

export interface SendEmailChangeMailDeps {
	readonly emailChanges: Pick<EmailChangeStore, 'find'>;
	readonly recipients: Pick<RecipientStore, 'find' | 'ownerOf'>;
	/** The session version of an account that may log in. */
	readonly versionOf: (userId: string) => Promise<number | undefined>;
	readonly links: Pick<LinkStore, 'keep'>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

interface Wish {
	readonly userId: string;
	readonly version: number;
	readonly change: PendingEmailChange;
}

type Write = (deps: SendEmailChangeMailDeps, wish: Wish) => WriteDraft;

/** To the new address. Who asked learns nothing of it; whoever has an account with it is told where only they can read it. */
const toNewAddress: Write = (deps, wish) => async (centre) => {
	const { userId, change } = wish;
	const holder = await deps.recipients.ownerOf(change.newPseudonym);
	const recipient = await deps.recipients.find(holder ?? userId);
	if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
	const { name } = recipient;
	if (holder === undefined || holder === userId) {
		const url = await confirmLink(deps, wish);
		return { kind: 'draft', to: change.newEmail, letter: emailChangeLetter('confirm_new', { centre, name, url }) };
	}
	if (recipient.undeliverable) return { kind: 'suppressed' };
	const url = `${deps.siteOrigin}/login`;
	return { kind: 'draft', to: change.newEmail, letter: emailChangeLetter('address_in_use', { centre, name, url }) };
};

/** To the address of the moment the wish was made, also when the new one has been confirmed meanwhile. */
const toOldAddress: Write =
	({ recipients, siteOrigin }, { userId, change }) =>
	async (centre) => {
		const recipient = await recipients.find(userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		if (recipient.undeliverable && recipient.email === change.oldEmail) return { kind: 'suppressed' };
		const letter = emailChangeLetter('told', { centre, name: recipient.name, url: `${siteOrigin}/forgot-password` });
		return { kind: 'draft', to: change.oldEmail, letter };
	};

/** Made now, and only its hash is kept, like every link that lets its holder do something (promise A2). */
async function confirmLink(
	{ links, siteOrigin, now }: SendEmailChangeMailDeps,
	{ userId, version, change }: Wish,
): Promise<string> {
	const { token, hash } = newLinkToken();
	await links.keep('change', { hash, userId, version, address: change.newPseudonym, change: change.number }, now());
	return `${siteOrigin}/confirm-email?token=${token}`;
}

const WRITE: Record<EmailChangeMailKind, Write> = { new_email: toNewAddress, email_change_told: toOldAddress };

/** The letters of a change of address. Where the account was closed, or a later wish took its place, nothing asks to be confirmed. */
export const sendEmailChangeMail =
	(deps: SendEmailChangeMailDeps): ((kind: EmailChangeMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const wish = await wishOf(deps, job);
		if (!wish || (kind === 'new_email' && !wish.change.isOpen)) return { kind: 'finished', state: 'obsolete' };
		return resultOf(await deps.deliver(orderOf(job, kind, WRITE[kind](deps, wish))));
	};

async function wishOf(
	{ emailChanges, versionOf, now }: SendEmailChangeMailDeps,
	{ ref: userId, refVersion }: Job,
): Promise<Wish | undefined> {
	const version = await versionOf(userId);
	if (version === undefined) return undefined;
	const change = await emailChanges.find(userId, refVersion, now());
	return change && { userId, version, change };
}
