import { type AccountMailKind, REPORTS_TO } from '../../appointment/mail/mail-kind.ts';
import type { LinkKind, LinkStore } from '../../identity/address/link.ts';
import { newLinkToken } from '../../identity/address/link-token.ts';
import type { Job } from '../../outbox/job.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type Deliver, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { accountLetter } from '../letters/account-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
import type { Recipient, RecipientStore } from './recipient.ts';
import { type UnconfirmedMail, type UnconfirmedMails, WELCOMES_A_DAY } from './unconfirmed-mails.ts';

export interface SendAccountMailDeps {
	readonly recipients: Pick<RecipientStore, 'find' | 'ownerOf'>;
	/** The session version of an account that may log in. */
	readonly versionOf: (userId: string) => Promise<number | undefined>;
	readonly links: Pick<LinkStore, 'keep'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly unconfirmed: UnconfirmedMails;
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

type LinkOf = (deps: SendAccountMailDeps, owner: Owner, email: string) => Promise<string>;

/**
 * A link that lets its holder do something is made now, and only its hash is kept. An attempt of unknown outcome is repeated
 * with a link of its own; each works until one was used (promise A2), and only while the account has this address.
 */
const secretLink =
	(kind: LinkKind, addressOf: (token: string) => string): LinkOf =>
	async ({ links, openCipher, siteOrigin, now }, { userId, version }, email) => {
		const { token, hash } = newLinkToken();
		const address = (await openCipher()).pseudonym('email', statedAddress(email, 'unique_address'));
		await links.keep(kind, { hash, userId, version, address }, now());
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

/**
 * Whether a mail goes to an address that nobody confirmed (promise A14). What is about an account a stranger may have made in
 * somebody's name tells that person nothing; the links do, and each kind has a budget of its own.
 */
const GOES_TO_UNCONFIRMED: Record<AccountMailKind, boolean> = {
	welcome: true,
	invitation: true,
	confirm_email: true,
	reset: true,
	password_changed: false,
	account_exists: false,
};

/** Mails about somebody's own account. Where nobody has the address, or the account was closed, there is nothing to do. */
export const sendAccountMail =
	(deps: SendAccountMailDeps): ((kind: AccountMailKind) => JobWork) =>
	(kind) =>
	async (job) => {
		const owner = await ownerOf(deps, kind, job);
		if (!owner || isOvertaken(kind, owner, job)) return { kind: 'finished', state: 'obsolete' };
		return resultOf(await deps.deliver(orderOf(job, kind, writeAccountMail(deps, kind, owner, job.id))));
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

/**
 * Promise A17: once a day the link that confirms an address, and once a day the one for a new password, go to an address from which
 * a mail came back; opening either lifts it. After a complaint only somebody who confirmed that address before may ask for the first of them:
 * a stranger who registered in somebody's name, or asks for resets in it, may not write to them again.
 */
const mayTryAgain = async (
	{ unconfirmed, now }: SendAccountMailDeps,
	kind: AccountMailKind,
	{ emailVerified, complained }: Recipient,
	{ email, mailId }: Pick<UnconfirmedMail, 'email' | 'mailId'>,
): Promise<boolean> => {
	const isAsked = kind === 'confirm_email' ? !complained || emailVerified : kind === 'reset' && !complained;
	return isAsked && unconfirmed.admit({ about: `trial.${kind}`, email, mailId, limit: 1, now: now() });
};

/** A mail of which accounts made and deleted again would cause many is counted by address. */
const mayGoToUnconfirmed = async (
	{ unconfirmed, now }: SendAccountMailDeps,
	kind: AccountMailKind,
	mail: Pick<UnconfirmedMail, 'email' | 'mailId'>,
): Promise<boolean> =>
	GOES_TO_UNCONFIRMED[kind] &&
	(kind !== 'welcome' || unconfirmed.admit({ ...mail, about: 'welcome', limit: WELCOMES_A_DAY, now: now() }));

const writeAccountMail =
	(deps: SendAccountMailDeps, kind: AccountMailKind, owner: Owner, jobId: string): WriteDraft =>
	async (centre) => {
		const recipient = await deps.recipients.find(owner.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, undeliverable } = recipient;
		if (email === undefined) return { kind: 'untold' };
		const refused = await whyNot(deps, kind, recipient, { email, mailId: jobId });
		if (refused) return { kind: refused };
		const url = await LINK[kind](deps, owner, email);
		const ignoresSuppression = undeliverable || recipient.ignoresSuppression;
		return { kind: 'draft', to: email, ignoresSuppression, letter: accountLetter(kind, { centre, name, url }) };
	};

async function whyNot(
	deps: SendAccountMailDeps,
	kind: AccountMailKind,
	recipient: Recipient,
	mail: Pick<UnconfirmedMail, 'email' | 'mailId'>,
): Promise<'suppressed' | 'held_back' | undefined> {
	if (recipient.undeliverable && !(await mayTryAgain(deps, kind, recipient, mail))) return 'suppressed';
	const mayGo = recipient.emailVerified || (await mayGoToUnconfirmed(deps, kind, mail));
	return mayGo ? undefined : 'held_back';
}
