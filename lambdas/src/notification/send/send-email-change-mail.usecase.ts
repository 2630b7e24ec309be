import type { EmailChangeMailKind } from '../../appointment/mail/mail-kind.ts';
import type { EmailChangeStore, PendingEmailChange } from '../../identity/address/email-change.ts';
import type { LinkStore } from '../../identity/address/link.ts';
import { newLinkToken } from '../../identity/address/link-token.ts';
import type { Job } from '../../outbox/job.ts';
import { type Deliver, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { emailChangeLetter } from '../letters/account-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
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

interface ChangeRequest {
	readonly userId: string;
	readonly version: number;
	readonly change: PendingEmailChange;
}

type Write = (deps: SendEmailChangeMailDeps, request: ChangeRequest) => WriteDraft;

/** To the new address. Who asked learns nothing of it; whoever has an account with it is told where only they can read it. */
const toNewAddress: Write = (deps, request) => async (centre) => {
	const { userId, change } = request;
	const holder = await deps.recipients.ownerOf(change.newPseudonym);
	const recipient = await deps.recipients.find(holder ?? userId);
	if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
	const { name } = recipient;
	if (holder === undefined || holder === userId) {
		const url = await confirmLink(deps, request);
		return { kind: 'draft', to: change.newEmail, letter: emailChangeLetter('confirm_new', { centre, name, url }) };
	}
	if (recipient.undeliverable) return { kind: 'suppressed' };
	const url = `${deps.siteOrigin}/login`;
	return { kind: 'draft', to: change.newEmail, letter: emailChangeLetter('address_in_use', { centre, name, url }) };
};

/** To the address of the moment the change was requested, also when the new one has been confirmed meanwhile. */
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
	{ userId, version, change }: ChangeRequest,
): Promise<string> {
	const { token, hash } = newLinkToken();
	await links.keep('change', { hash, userId, version, address: change.newPseudonym, change: change.number }, now());
	return `${siteOrigin}/confirm-email?token=${token}`;
}

const WRITE: Record<EmailChangeMailKind, Write> = { new_email: toNewAddress, email_change_told: toOldAddress };

/** The letters of a change of address. Where the account was closed, or a later request took its place, nothing asks to be confirmed. */
export const sendEmailChangeMail =
	(deps: SendEmailChangeMailDeps): ((kind: EmailChangeMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const request = await changeRequestOf(deps, job);
		if (!request || (kind === 'new_email' && !request.change.isOpen)) return { kind: 'finished', state: 'obsolete' };
		return resultOf(await deps.deliver(orderOf(job, kind, WRITE[kind](deps, request))));
	};

async function changeRequestOf(
	{ emailChanges, versionOf, now }: SendEmailChangeMailDeps,
	{ ref: userId, refVersion }: Job,
): Promise<ChangeRequest | undefined> {
	const version = await versionOf(userId);
	if (version === undefined) return undefined;
	const change = await emailChanges.find(userId, refVersion, now());
	return change && { userId, version, change };
}
