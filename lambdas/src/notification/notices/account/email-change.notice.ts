import { emailChangeRepository } from '../../../identity/address/email-change.repository.ts';
import type { PendingEmailChange } from '../../../identity/address/email-change.ts';
import { linkRepository } from '../../../identity/address/link.repository.ts';
import { newLinkToken } from '../../../identity/address/link-token.ts';
import { newId } from '../../../platform/new-id.ts';
import { activeVersion } from '../../../platform/table/auth.repository.ts';
import type { WriteLetter } from '../../channel/mail/delivery.ts';
import { recipientFlags } from '../../recipient/recipient.repository.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { emailChangeLetter } from './account-letter.ts';

interface ChangeRequest {
	readonly userId: string;
	readonly version: number;
	readonly change: PendingEmailChange;
}

/** Undefined when the account was closed, or a later request replaced this one. */
function requests({ db, tableName, openCipher, now }: NoticeParts) {
	const emailChanges = emailChangeRepository({ db, tableName, openCipher, newId });
	// The session version of an open account.
	const versionOf = activeVersion(db, tableName);
	return async (userId: string, number: number): Promise<ChangeRequest | undefined> => {
		const version = await versionOf(userId);
		const change = version === undefined ? undefined : await emailChanges.find(userId, number, now());
		return version === undefined || !change ? undefined : { userId, version, change };
	};
}

/**
 * The mail to the new address. If another account has that address, the mail says so, and the requester's screen does
 * not.
 */
export const newEmailMail = (parts: NoticeParts): MailNotice => {
	const find = requests(parts);
	return async ({ ref, refVersion }) => {
		const request = await find(ref, refVersion);
		return request?.change.isOpen ? { letter: toNewAddress(parts, request) } : OBSOLETE;
	};
};

const toNewAddress =
	(parts: NoticeParts, request: ChangeRequest): WriteLetter =>
	async (centre) => {
		const { userId, change } = request;
		const holder = await recipientFlags(parts.db, parts.tableName).ownerOf(change.newPseudonym);
		const recipient = await parts.recipients.find(holder ?? userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, undeliverable } = recipient;
		const isTaken = holder !== undefined && holder !== userId;
		if (isTaken && undeliverable) return { kind: 'suppressed' };
		const letter = isTaken
			? emailChangeLetter('address_in_use', { centre, name, url: `${parts.siteOrigin}/login` })
			: emailChangeLetter('confirm_new', { centre, name, url: await confirmLink(parts, request) });
		return { kind: 'draft', to: change.newEmail, letter };
	};

/** Makes the link when the mail is written and stores only its hash (promise A2). */
async function confirmLink(
	{ db, tableName, siteOrigin, now }: NoticeParts,
	{ userId, version, change }: ChangeRequest,
): Promise<string> {
	const { token, hash } = newLinkToken();
	const { newPseudonym: address, number } = change;
	await linkRepository(db, tableName).keep('change', { hash, userId, version, address, change: number }, now());
	return `${siteOrigin}/confirm-email?token=${token}`;
}

/** To the address at the time of the request, also when the new one is confirmed meanwhile. */
export const emailChangeNoticeMail = (parts: NoticeParts): MailNotice => {
	const find = requests(parts);
	return async ({ ref: userId, refVersion }) => {
		const request = await find(userId, refVersion);
		if (!request) return OBSOLETE;
		const { oldEmail: to } = request.change;
		return {
			letter: async (centre) => {
				const recipient = await parts.recipients.find(userId);
				if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
				if (recipient.undeliverable && recipient.email === to) return { kind: 'suppressed' };
				const url = `${parts.siteOrigin}/forgot-password`;
				return {
					kind: 'draft',
					to,
					letter: emailChangeLetter('current_address', { centre, name: recipient.name, url }),
				};
			},
		};
	};
};
