import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';

export interface OfferLetterFacts {
	readonly centre: MailingCentre;
	/** The client's name as in the account. */
	readonly name: string;
	/** ISO UTC: the start of the offered time, and until when it is held. */
	readonly startAt: string;
	readonly until: string;
	/** The page that accepts the offer; absent for an unconfirmed address. */
	readonly url: string | undefined;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** The offered time and until when it is held, but neither service nor psychologist (rule 4). */
export function offerLetter({ centre, name, startAt, until, url, siteOrigin }: OfferLetterFacts): Letter {
	const phone = oneLine(centre.phones.main);
	return {
		subject: 'A time has opened',
		greeting: greetingTo(name),
		opening: 'A time has opened, and we keep it for you.',
		facts: [
			{ label: 'When', value: visitMoment(startAt) },
			{ label: 'Kept for you until', value: `${visitTime(until)}, ${visitDay(until)}` },
		],
		paragraphs: [
			url === undefined
				? `To take it, please phone us at ${phone}. This address is not confirmed yet, so a link in this mail cannot do it.`
				: 'Look at it and say yes or no with one press. You need not log in.',
		],
		link: url === undefined ? { label: 'Log in', url: `${siteOrigin}/login` } : { label: 'See this time', url },
		closing: 'If you do nothing, nothing changes, and we keep looking.',
		signature: signatureOf(centre),
	};
}
