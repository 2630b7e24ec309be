import { hoursRequests } from '../../../my-day/hours/hours-request.repository.ts';
import { ownEntry } from '../../../my-day/own-entry.repository.ts';
import { greetingTo, type Letter, type LetterFrame, signatureOf } from '../../channel/mail/letter.ts';
import { mailConfirmed } from '../../recipient/address-mail.usecase.ts';
import { type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';

/**
 * Mails a psychologist that a request for hours was accepted or declined. Obsolete when the decision was undone or the
 * request replaced, and when the account is not this psychologist any more.
 */
export const hoursDecisionMail = ({ db, tableName, openCipher, recipients, siteOrigin }: NoticeParts): MailNotice => {
	const requests = hoursRequests(db, tableName, openCipher);
	const ownEntryOf = ownEntry(db, tableName);
	return async ({ ref, refVersion }) => {
		const request = await requests.find(ref);
		if (request?.version !== refVersion || request.decided === undefined) return OBSOLETE;
		const { userId, psychologistId, state } = request;
		if ((await ownEntryOf(userId)) !== psychologistId) return OBSOLETE;
		return {
			// Delivery events are recorded on the account, which knows whether the address takes mail.
			ref: userId,
			letter: async (centre) =>
				mailConfirmed(await recipients.find(userId), async ({ name }) => ({
					letter: letterOf(state === 'accepted', name, { centre, siteOrigin }),
				})),
		};
	};
};

/** The comment of the decision is on the page only: it may mention a client. */
const letterOf = (isAccepted: boolean, name: string, { centre, siteOrigin }: LetterFrame): Letter => ({
	subject: isAccepted ? 'Your request about your hours was accepted' : 'Your request about your hours was declined',
	greeting: greetingTo(name),
	opening: isAccepted
		? 'The hours or the time off that you asked for are in your calendar now.'
		: 'The hours or the time off that you asked for were declined. Your hours stay as they are.',
	facts: [],
	paragraphs: ['Who decided, when, and what they wrote to you stands on your page.'],
	link: { label: 'Open my hours and time off', url: `${siteOrigin}/admin/my-hours` },
	closing: isAccepted ? 'If something is not as you meant it, ask again there.' : 'You can ask again there.',
	signature: signatureOf(centre),
});
