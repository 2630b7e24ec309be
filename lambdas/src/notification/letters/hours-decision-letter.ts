import { greetingTo, type Letter, type MailingCentre, signatureOf } from './letter.ts';

export interface HoursDecisionFacts {
	readonly isAccepted: boolean;
	/** The psychologist's. */
	readonly name: string;
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** Tells a psychologist what became of their request. The words of whoever decided stay on the page: they may speak of a client. */
export const hoursDecisionLetter = ({ isAccepted, name, centre, siteOrigin }: HoursDecisionFacts): Letter => ({
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
