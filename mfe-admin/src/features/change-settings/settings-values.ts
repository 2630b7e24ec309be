import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import { type Feature, features } from '@tulia/contracts/profile/features';
import type {
	CentreProfile,
	ChargeRule,
	ChargeRules,
	OpeningHours,
	TurnedOff,
	WayToWrite,
} from '@tulia/contracts/profile/schemas';
import type { TextRow } from '../../lib/editing/list-field.tsx';

export type WeekValues = { readonly [D in OpeningHours['day']]?: TextRow };

/**
 * The form values, structured as in the contract, so that each error of the contract has its field. An empty field is
 * absent.
 */
export interface SettingsValues {
	readonly profile?: {
		readonly name?: string;
		readonly tagline?: string;
		readonly motto?: string;
		readonly address?: {
			/** One per line. */
			readonly lines?: string;
			readonly mapUrl?: string;
			/** `-1.2987, 36.7836` */
			readonly position?: string;
		};
		readonly phones?: { readonly main?: string; readonly support?: string };
		readonly emails?: { readonly general?: string; readonly support?: string };
		readonly openingHours?: WeekValues;
		readonly socialLinks?: readonly TextRow[];
		readonly responseTimes?: { readonly questions?: string; readonly email?: string };
		readonly claims?: {
			readonly satisfactionPercent?: string;
			readonly reviewCount?: string;
			readonly source?: string;
		};
		readonly mailSender?: { readonly name?: string; readonly email?: string };
		readonly howToPay?: string;
		readonly charges?: { readonly lateCancellation?: ChargeRule; readonly missed?: ChargeRule };
		readonly crisisLines?: readonly TextRow[];
		readonly ticketPrefix?: string;
		readonly whatsapp?: string;
		readonly chatHours?: WeekValues;
		/** The messages of all features, also of those that are on. */
		readonly turnedOff?: TurnedOff;
	};
	readonly isOff?: { readonly [F in Feature]?: boolean };
	/** How psychologists change their own hours; not part of the public profile. */
	readonly ownHours?: OwnHoursRule;
	/** Whether the chat has its own hours; otherwise it has the opening hours. */
	readonly ownChatHours?: boolean;
}

const weekIn = (hours: readonly OpeningHours[]): WeekValues =>
	Object.fromEntries(hours.map(({ day, opens, closes }) => [day, { from: opens, to: closes }]));

/** Latitude and longitude in the format of map sites; empty if unknown. */
export const positionWords = ({ position }: CentreProfile['address']): string =>
	position ? `${position.latitude}, ${position.longitude}` : '';

const WAYS: Record<WayToWrite['kind'], string> = { sms: 'SMS ', whatsapp: 'WhatsApp ', email: '' };

/** A text channel of a crisis line in the format that staff type: `SMS 0722 178 177`. */
export const writeText = ({ kind, address }: WayToWrite): string => WAYS[kind] + address;

const claimsIn = ({ claims }: CentreProfile) =>
	claims
		? { ...claims, satisfactionPercent: String(claims.satisfactionPercent), reviewCount: String(claims.reviewCount) }
		: {};

/** Default: no charges. */
export const chargesIn = ({ charges }: CentreProfile): ChargeRules =>
	charges ?? { lateCancellation: 'do_not_charge', missed: 'do_not_charge' };

const USUAL_WORDS: Required<TurnedOff> = {
	bookings: 'We cannot take bookings on this site at the moment. Please call us.',
	comments: 'We are not taking comments at the moment.',
	newsletter: 'You cannot sign up for the newsletter at the moment.',
	messages: 'We cannot take messages here at the moment. Please call us.',
};

export const valuesOf = (profile: CentreProfile): SettingsValues => ({
	profile: {
		...profile,
		address: {
			lines: profile.address.lines.join('\n'),
			mapUrl: profile.address.mapUrl,
			position: positionWords(profile.address),
		},
		claims: claimsIn(profile),
		charges: chargesIn(profile),
		openingHours: weekIn(profile.openingHours),
		socialLinks: profile.socialLinks,
		crisisLines: profile.crisisLines.map(({ write, ...line }) => ({ ...line, write: write && writeText(write) })),
		chatHours: weekIn(profile.chatHours ?? profile.openingHours),
		turnedOff: { ...USUAL_WORDS, ...profile.turnedOff },
	},
	isOff: Object.fromEntries(features.map((feature) => [feature, profile.turnedOff?.[feature] !== undefined])),
	...(profile.chatHours ? { ownChatHours: true } : {}),
});
