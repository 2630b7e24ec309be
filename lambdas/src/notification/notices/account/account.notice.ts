import { linkRepository } from '../../../identity/address/link.repository.ts';
import type { LinkKind } from '../../../identity/address/link.ts';
import { newLinkToken } from '../../../identity/address/link-token.ts';
import { mailFacts } from '../../../outbox/notices.ts';
import { statedAddress } from '../../../platform/confirmed-address.ts';
import { activeVersion } from '../../../platform/table/auth.repository.ts';
import { type Addressed, addressMail } from '../../recipient/address-mail.usecase.ts';
import { recipientFlags } from '../../recipient/recipient.repository.ts';
import { WELCOMES_A_DAY } from '../../recipient/unconfirmed-mails.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { type AccountLetter, accountLetter } from './account-letter.ts';

interface AccountNotice {
	/** A page of the site, or a path with a token that authenticates the reader. */
	readonly link: string | { readonly kind: LinkKind; readonly path: (token: string) => string };
	/**
	 * Whether it is sent to an unconfirmed address (promise A14). A stranger may have registered with somebody else's
	 * address: its owner gets only the mails with a link, and each of these has a limit.
	 */
	readonly goesToUnconfirmed: boolean;
}
const confirmLink = { kind: 'confirm', path: (token: string) => `/confirm-email?token=${token}` } as const;
const passwordPage = (token: string): string => `/reset-password/${token}`;

const ACCOUNT_NOTICES: Record<AccountLetter, AccountNotice> = {
	welcome: { link: confirmLink, goesToUnconfirmed: true },
	invitation: { link: { kind: 'invite', path: passwordPage }, goesToUnconfirmed: true },
	confirm_email: { link: confirmLink, goesToUnconfirmed: true },
	reset: { link: { kind: 'reset', path: passwordPage }, goesToUnconfirmed: true },
	password_changed: { link: '/forgot-password', goesToUnconfirmed: false },
	account_exists: { link: '/login', goesToUnconfirmed: false },
};

/** Mails about the recipient's own account. Obsolete when no account has the address, or the account was closed. */
export const accountMail =
	(kind: AccountLetter) =>
	(parts: NoticeParts): MailNotice => {
		const find = ownerOf(kind, parts);
		const linkFor = linkOf(kind, parts);
		return async ({ id: mailId, ref, refVersion }) => {
			const owner = await find(ref);
			// A higher version means that the invited person has chosen a password meanwhile.
			if (!owner || (kind === 'invitation' && owner.version > refVersion)) return OBSOLETE;
			return {
				letter: async (centre) =>
					addressMail(
						await parts.recipients.find(owner.userId),
						(recipient) => whyNot(parts, recipient, { kind, mailId }),
						async ({ name, email, undeliverable, ignoresSuppression }) => {
							const url = await linkFor(owner, email);
							return {
								letter: accountLetter(kind, { centre, name, url }),
								ignoresSuppression: undeliverable || ignoresSuppression,
							};
						},
					),
			};
		};
	};

interface Owner {
	readonly userId: string;
	/** The session version of an open account. */
	readonly version: number;
}

/** Finds the account when the mail is written. */
function ownerOf(kind: AccountLetter, { db, tableName }: NoticeParts) {
	const versionOf = activeVersion(db, tableName);
	const flags = recipientFlags(db, tableName);
	return async (ref: string): Promise<Owner | undefined> => {
		const userId = mailFacts(kind).reportsTo === 'address' ? await flags.ownerOf(ref) : ref;
		const version = userId === undefined ? undefined : await versionOf(userId);
		return userId === undefined || version === undefined ? undefined : { userId, version };
	};
}

/**
 * Makes the link when the mail is written and stores only its hash. A retry after an unknown outcome makes another
 * link; each is valid until one of them is used (promise A2), and only while the account has this address.
 */
function linkOf(kind: AccountLetter, { db, tableName, openCipher, siteOrigin, now }: NoticeParts) {
	const { link } = ACCOUNT_NOTICES[kind];
	const links = linkRepository(db, tableName);
	return async (owner: Owner, email: string): Promise<string> => {
		if (typeof link === 'string') return siteOrigin + link;
		const { token, hash } = newLinkToken();
		const address = (await openCipher()).pseudonym('email', statedAddress(email, 'unique_address'));
		await links.keep(link.kind, { hash, ...owner, address }, now());
		return siteOrigin + link.path(token);
	};
}

async function whyNot(
	{ unconfirmed, now }: NoticeParts,
	recipient: Addressed,
	{ kind, mailId }: { readonly kind: AccountLetter; readonly mailId: string },
): Promise<'suppressed' | 'held_back' | undefined> {
	const { email, emailVerified, undeliverable } = recipient;
	const admit = (about: 'welcome' | `trial.${string}`, limit: number): Promise<boolean> =>
		unconfirmed.admit({ about, email, mailId, limit, now: now() });
	if (undeliverable && !(mayAskAgain(kind, recipient) && (await admit(`trial.${kind}`, 1)))) return 'suppressed';
	if (emailVerified) return undefined;
	// Counted by address: accounts that are deleted and made again share the limit.
	const mayGo =
		ACCOUNT_NOTICES[kind].goesToUnconfirmed && (kind !== 'welcome' || (await admit('welcome', WELCOMES_A_DAY)));
	return mayGo ? undefined : 'held_back';
}

/**
 * Promise A17: an address from which a mail came back gets one confirmation link and one password link a day; opening
 * either lifts the suppression. After a complaint only a confirmed address gets the confirmation link: a stranger who
 * registers or requests resets with the address causes no further mail.
 */
const mayAskAgain = (kind: AccountLetter, { emailVerified, complained }: Addressed): boolean =>
	kind === 'confirm_email' ? !complained || emailVerified : kind === 'reset' && !complained;
