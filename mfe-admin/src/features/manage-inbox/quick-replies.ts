import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours, paths } from '@tulia/platform';

/** A paragraph that staff need often, from the centre's own record. */
export interface QuickReply {
	readonly label: string;
	readonly text: string;
}

const hoursLines = ({ openingHours }: CentreProfile): readonly string[] =>
	groupHours(openingHours).map(({ days, opens, closes }) =>
		opens === undefined || closes === undefined
			? `${days}: closed`
			: `${days}: ${clockTime(opens)} to ${clockTime(closes)}`,
	);

const crisisLines = (profile: CentreProfile): readonly string[] =>
	profile.crisisLines.map(({ name, phone, helpsWith, hours }) => {
		const when = hours === undefined ? '' : `, ${hours}`;
		return `${phone}, ${name}${when}: ${helpsWith}`;
	});

/**
 * What can be put into a reply with one press: where to find a time, when the centre is open, whom to call when it cannot wait.
 *
 * @param origin of the site: `https://…` without a trailing slash.
 */
export const quickReplies = (profile: CentreProfile, origin: string): readonly QuickReply[] => [
	{
		label: 'Offer a time',
		text: `You can see our free times and book one here: ${origin}${paths.schedule()}\nOr tell us which day suits you, by answering this email or on ${profile.phones.main}, and we book it for you.`,
	},
	{
		label: 'Opening hours',
		text: [`We are open:`, ...hoursLines(profile), `You reach us on ${profile.phones.main}.`].join('\n'),
	},
	{
		label: 'Crisis numbers',
		text: [
			`If it cannot wait, please call one of these now. Somebody answers who listens:`,
			...crisisLines(profile),
		].join('\n'),
	},
];

/** The most a reply may hold, as the contract has it. */
const MOST_LETTERS = 3000;

/** A reply with one more paragraph at its end; as it was where that would be too long. */
export function withParagraph(reply: string, paragraph: string): string {
	const begun = reply.trimEnd();
	const longer = begun === '' ? paragraph : `${begun}\n\n${paragraph}`;
	return longer.length > MOST_LETTERS ? reply : longer;
}
