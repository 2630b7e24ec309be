import type { ClosedPerson } from '../../../identity/account/closing.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { closingLetter } from './account-letter.ts';

/** The mail after a client deleted the account. The job carries name and address, encrypted. */
export const accountClosedMail =
	({ openCipher, siteOrigin }: NoticeParts): MailNotice =>
	async ({ sealed, ref }) => {
		if (sealed === undefined) return OBSOLETE;
		const { email: to, name } = JSON.parse((await openCipher()).decrypt(sealed, ref)) as ClosedPerson;
		return {
			letter: async (centre) => ({
				kind: 'draft',
				to,
				letter: closingLetter({ centre, name, url: `${siteOrigin}/contact` }),
			}),
		};
	};
