import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { VisitDraft } from './use-visit-draft.ts';

export function consentMediumWords(
	{ when, email, channel, isSoon }: Pick<VisitDraft, 'when' | 'email' | 'channel' | 'isSoon'>,
	sendsSms: boolean,
): string {
	if (when === 'over') return 'This visit is over, so no message is sent.';
	const by = sendsSms || channel === undefined ? channel : byMailAlone(channel, email);
	if (by === undefined) return '';
	if (by === 'none') return 'They get no email and no SMS. Please give them the ticket number.';
	const told = `They get the ticket by ${BY[by]}, with the time and the place only.`;
	return when !== undefined && isSoon ? `${told} It is less than 24 hours away, so there is no reminder.` : told;
}

const BY = { email: 'email', sms: 'SMS', both: 'email and SMS' } as const;

/** On a site without SMS, email is the fallback. */
const byMailAlone = (channel: NoticeChannel, email: string | undefined): NoticeChannel =>
	channel === 'none' || email === undefined ? 'none' : 'email';
