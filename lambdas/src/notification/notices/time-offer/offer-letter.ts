import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';

export interface OfferLetterFacts {
	readonly centre: MailingCentre;
	/** As in the account. */
	readonly name: string;
	/** The time, and until when it is kept: ISO UTC. */
	readonly startAt: string;
	readonly until: string;
	/** Where it is taken with one press; absent where nobody confirmed the address. */
	readonly url: string | undefined;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** A time that opened, as a letter. It says when, and until when it is kept: no service, nobody who is met (rule 4). */
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
