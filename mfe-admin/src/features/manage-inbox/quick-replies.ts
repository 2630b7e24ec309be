import { priceWords } from '@tulia/centre/price-words';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { clockTime, groupHours, paths } from '@tulia/platform';

/** A paragraph that staff often need in a reply. Its text is made from the centre profile. */
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

const serviceLines = (services: readonly Service[], currency: string): readonly string[] =>
	services.map(
		({ title, durationMinutes, price }) => `${title}, ${durationMinutes} minutes: ${priceWords(price, currency)}`,
	);

interface Known {
	readonly profile: CentreProfile;
	/** The services; empty while loading. */
	readonly services: readonly Service[];
	/** The origin of the site: `https://…` without a trailing slash. */
	readonly origin: string;
}

const crisisNumbers = ({ profile }: Known): QuickReply => ({
	label: 'Crisis numbers',
	text: [
		`If it cannot wait, please call one of these now. Somebody answers who listens:`,
		...crisisLines(profile),
	].join('\n'),
});

const ordinary = ({ profile, services, origin }: Known): readonly QuickReply[] => [
	{
		label: 'Where to see times',
		text: `You can see our free times and book one here: ${origin}${paths.schedule()}\nOr tell us which day suits you, by answering this email or on ${profile.phones.main}, and we book it for you.`,
	},
	{
		label: 'How to book',
		text: [
			`This is how to book a visit:`,
			`1. Open ${origin}${paths.schedule()}`,
			`2. Choose what you come for, a psychologist, a day and a time.`,
			`3. Your ticket comes by email. Show it at the desk.`,
			`You can also call us on ${profile.phones.main}.`,
		].join('\n'),
	},
	{
		label: 'Opening hours',
		text: [`We are open:`, ...hoursLines(profile), `You reach us on ${profile.phones.main}.`].join('\n'),
	},
	...(services.length === 0
		? []
		: [
				{
					label: 'Services and prices',
					text: [
						`What we offer, and what a visit costs:`,
						...serviceLines(services, profile.currency),
						`More about each: ${origin}${paths.services()}`,
					].join('\n'),
				},
			]),
	{
		label: 'Not by email',
		text: `By email we cannot give counselling, a diagnosis or advice about medicine, and nobody reads it at night. A visit is the place for that: ${origin}${paths.schedule()} or ${profile.phones.main}. If it cannot wait, whom to call stands here: ${origin}${paths.helpNow()}`,
	},
];

/** The paragraphs for a reply. The crisis lines are the last one, or the first one if the writer may be in danger. */
export const quickReplies = (known: Known, mayBeInCrisis: boolean): readonly QuickReply[] =>
	mayBeInCrisis ? [crisisNumbers(known), ...ordinary(known)] : [...ordinary(known), crisisNumbers(known)];

/** The maximum length of a reply in the contract. */
const MOST_LETTERS = 3000;

/** The reply with the paragraph appended; unchanged if that is too long. */
export function withParagraph(reply: string, paragraph: string): string {
	const begun = reply.trimEnd();
	const longer = begun === '' ? paragraph : `${begun}\n\n${paragraph}`;
	return longer.length > MOST_LETTERS ? reply : longer;
}
