import type { LinkKind, LinkStore } from '../identity/link.ts';
import { newLinkToken } from '../identity/link-token.ts';
import { accountLetter } from './account-letter.ts';
import { type Deliver, orderOf, type WriteDraft } from './delivery.ts';
import type { Job } from './job.ts';
import { type JobWork, resultOf } from './job-result.ts';
import { type AccountMailKind, REPORTS_TO } from './mail-kind.ts';
import type { RecipientStore } from './recipient.ts';

export interface SendAccountMailDeps {
	readonly recipients: Pick<RecipientStore, 'find' | 'ownerOf'>;
	/** The session version of an account that may log in. */
	readonly versionOf: (userId: string) => Promise<number | undefined>;
	readonly links: Pick<LinkStore, 'keep'>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** Somebody the mail is for, at the moment it is written. */
interface Owner {
	readonly userId: string;
	readonly version: number;
}

type LinkOf = (deps: SendAccountMailDeps, owner: Owner) => Promise<string>;

/**
 * A link that lets its holder do something is made now, and only its hash is kept. An attempt of unknown fate is repeated
 * with a link of its own; each works until one was used (promise A2).
 */
const secretLink =
	(kind: LinkKind, addressOf: (token: string) => string): LinkOf =>
	async ({ links, siteOrigin, now }, { userId, version }) => {
		const { token, hash } = newLinkToken();
		await links.keep(kind, { hash, userId, version }, now());
		return siteOrigin + addressOf(token);
	};

const plainLink =
	(path: string): LinkOf =>
	async ({ siteOrigin }) =>
		siteOrigin + path;

const confirmLink = secretLink('confirm', (token) => `/confirm-email?token=${token}`);

const passwordPage = (token: string): string => `/reset-password/${token}`;

const LINK: Record<AccountMailKind, LinkOf> = {
	welcome: confirmLink,
	invitation: secretLink('invite', passwordPage),
	confirm_email: confirmLink,
	reset: secretLink('reset', passwordPage),
	password_changed: plainLink('/forgot-password'),
	account_exists: plainLink('/login'),
};

/** Mails about somebody's own account. Where nobody has the address, or the account was closed, there is nothing to do. */
export const sendAccountMail =
	(deps: SendAccountMailDeps): ((kind: AccountMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const owner = await ownerOf(deps, kind, job);
		if (!owner || isOvertaken(kind, owner, job)) return { kind: 'finished', state: 'obsolete' };
		return resultOf(await deps.deliver(orderOf(job, kind, writeAccountMail(deps, kind, owner))));
	};

async function ownerOf(
	{ recipients, versionOf }: SendAccountMailDeps,
	kind: AccountMailKind,
	{ ref }: Job,
): Promise<Owner | undefined> {
	const userId = REPORTS_TO[kind] === 'address' ? await recipients.ownerOf(ref) : ref;
	const version = userId === undefined ? undefined : await versionOf(userId);
	return userId === undefined || version === undefined ? undefined : { userId, version };
}

/** Whoever was invited has chosen a password meanwhile: that raised the version the invitation was promised at. */
const isOvertaken = (kind: AccountMailKind, { version }: Owner, { refVersion }: Job): boolean =>
	kind === 'invitation' && version > refVersion;

const writeAccountMail =
	(deps: SendAccountMailDeps, kind: AccountMailKind, owner: Owner): WriteDraft =>
	async (centre) => {
		const recipient = await deps.recipients.find(owner.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, undeliverable } = recipient;
		if (undeliverable) return { kind: 'suppressed' };
		const url = await LINK[kind](deps, owner);
		return { kind: 'draft', to: email, letter: accountLetter(kind, { centre, name, url }) };
	};
