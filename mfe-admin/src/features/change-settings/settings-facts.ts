import { dayName } from '@tulia/centre/weekday-names';
import { type Feature, features } from '@tulia/contracts/profile/features';
import type { CentreProfile, ChargeRule, OpeningHours } from '@tulia/contracts/profile/schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';
import { chargesIn, positionWords, writeText } from './settings-values.ts';

const hoursFacts = (title: string, week: readonly OpeningHours[] = []): readonly Fact[] =>
	week.map(({ day, opens, closes }) => ({
		label: `${title}, ${dayName(day)}`,
		text: opens || closes ? `${opens ?? '?'} to ${closes ?? '?'}` : 'Closed',
	}));

const OFF_LABELS: Record<Feature, string> = {
	bookings: 'Bookings on the site',
	comments: 'Comments',
	newsletter: 'Newsletter',
	messages: 'Messages and questions',
};

export const CHARGE_WORDS: Record<ChargeRule, string> = {
	do_not_charge: 'Do not charge',
	charge: 'Charge the price',
	ask: 'Ask each time',
};

/** All facts of the profile in words, to compare two versions. */
export const factsOf = (profile: CentreProfile): readonly Fact[] => [
	...features.map((feature) => ({ label: OFF_LABELS[feature], text: profile.turnedOff?.[feature] ?? 'On' })),
	{ label: 'Name', text: profile.name },
	{ label: 'Line under the name', text: profile.tagline },
	{ label: 'Line in the footer', text: profile.motto },
	{ label: 'Address', text: profile.address.lines.join('\n') },
	{ label: 'Map', text: profile.address.mapUrl },
	{ label: 'Position on the map', text: positionWords(profile.address) },
	{ label: 'Main phone', text: profile.phones.main },
	{ label: 'Support phone', text: profile.phones.support },
	{ label: 'WhatsApp', text: profile.whatsapp ?? '' },
	{ label: 'General email', text: profile.emails.general },
	{ label: 'Support email', text: profile.emails.support },
	...hoursFacts('Opening hours', profile.openingHours),
	{ label: 'Chat hours', text: profile.chatHours ? 'Own hours' : 'As the opening hours' },
	...hoursFacts('Chat hours', profile.chatHours),
	{ label: 'Social links', text: profile.socialLinks.map(({ name, url }) => `${name}: ${url}`).join('\n') },
	{ label: 'Answers to questions', text: profile.responseTimes.questions },
	{ label: 'Answers to emails', text: profile.responseTimes.email },
	{ label: 'Client satisfaction', text: profile.claims ? `${profile.claims.satisfactionPercent}%` : '' },
	{ label: 'Reviews', text: profile.claims ? String(profile.claims.reviewCount) : '' },
	{ label: 'Source of these figures', text: profile.claims?.source ?? '' },
	{
		label: 'Crisis lines',
		text: profile.crisisLines
			.map(({ name, phone, helpsWith, hours, write, lastChecked }) =>
				[name, phone, helpsWith, hours, write && writeText(write), lastChecked].filter(Boolean).join(', '),
			)
			.join('\n'),
	},
	{ label: 'Sender of mails', text: `${profile.mailSender.name} <${profile.mailSender.email}>` },
	{ label: 'How to pay', text: profile.howToPay ?? '' },
	{ label: 'Late cancellations', text: CHARGE_WORDS[chargesIn(profile).lateCancellation] },
	{ label: 'Missed visits', text: CHARGE_WORDS[chargesIn(profile).missed] },
	{ label: 'Ticket prefix', text: profile.ticketPrefix },
];
