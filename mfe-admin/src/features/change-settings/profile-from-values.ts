import { weekdays } from '@tulia/centre/day';
import { features } from '@tulia/contracts/profile/features';
import type { CentreProfile, CrisisLine, OpeningHours, TurnedOff, WayToWrite } from '@tulia/contracts/profile/schemas';
import type { TextRow } from '../../lib/editing/list-field.tsx';
import type { SettingsValues, WeekValues } from './settings-values.ts';

const trimmed = (text = ''): string => text.trim();
/** A number that the server refuses, sent for an invalid one. */
const whole = (text = ''): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : -1);
/** The hours of a day: both times, only one of them, or no time for a closed day. */
const weekOf = (week: WeekValues = {}): OpeningHours[] =>
	weekdays.map((day) => {
		const { from, to } = week[day] ?? {};
		return { day, ...(from ? { opens: from } : {}), ...(to ? { closes: to } : {}) };
	});
const lines = (text = ''): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

/** A position that the server refuses, sent for an invalid one. */
function positionIn(text: string) {
	const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text) ?? [];
	return { latitude: Number(latitude ?? 999), longitude: Number(longitude ?? 999) };
}

/** Parses `SMS 0722 178 177`, `WhatsApp 254722178177` or an email address. The server refuses any other text. */
function wayToWrite(text: string): WayToWrite {
	const [, way, number = ''] = /^(sms|whatsapp)\b[\s:]*(.*)$/i.exec(text) ?? [];
	if (way === undefined) return { kind: 'email', address: text };
	return { kind: way.toLowerCase() === 'sms' ? 'sms' : 'whatsapp', address: number };
}

const crisisLine = ({ name, phone, helpsWith, hours, write, lastChecked }: TextRow): CrisisLine => ({
	name: trimmed(name),
	phone: trimmed(phone),
	helpsWith: trimmed(helpsWith),
	...(trimmed(lastChecked) ? { lastChecked: trimmed(lastChecked) } : {}),
	...(trimmed(hours) ? { hours: trimmed(hours) } : {}),
	...(trimmed(write) ? { write: wayToWrite(trimmed(write)) } : {}),
});

function reachIn({ address, phones, emails, socialLinks = [], whatsapp }: NonNullable<SettingsValues['profile']>) {
	return {
		address: {
			lines: lines(address?.lines),
			mapUrl: trimmed(address?.mapUrl),
			...(trimmed(address?.position) ? { position: positionIn(trimmed(address?.position)) } : {}),
		},
		phones: { main: trimmed(phones?.main), support: trimmed(phones?.support) },
		emails: { general: trimmed(emails?.general), support: trimmed(emails?.support) },
		socialLinks: socialLinks.map(({ name, url }) => ({ name: trimmed(name), url: trimmed(url) })),
		...(trimmed(whatsapp) ? { whatsapp: trimmed(whatsapp) } : {}),
	};
}

/** Returns an empty object if both figures are empty, which means that the site makes no claim. */
function claimsFrom({
	satisfactionPercent,
	reviewCount,
	source,
}: NonNullable<SettingsValues['profile']>['claims'] = {}) {
	if (!trimmed(satisfactionPercent) && !trimmed(reviewCount)) return {};
	return {
		claims: {
			satisfactionPercent: whole(satisfactionPercent),
			reviewCount: whole(reviewCount),
			...(trimmed(source) ? { source: trimmed(source) } : {}),
		},
	};
}

function claimsIn({ responseTimes, claims, mailSender }: NonNullable<SettingsValues['profile']>) {
	return {
		responseTimes: { questions: trimmed(responseTimes?.questions), email: trimmed(responseTimes?.email) },
		...claimsFrom(claims),
		mailSender: { name: trimmed(mailSender?.name), email: trimmed(mailSender?.email) },
	};
}

/** The messages of turned-off features. Returns an empty object if every feature is on. */
function turnedOffIn(words: TurnedOff = {}, isOff: NonNullable<SettingsValues['isOff']>) {
	const off = features.filter((feature) => isOff[feature]).map((feature) => [feature, trimmed(words[feature])]);
	return off.length === 0 ? {} : { turnedOff: Object.fromEntries(off) as TurnedOff };
}

/** Returns an empty object if neither case is charged, as for a profile without charges. */
function chargesFrom({
	lateCancellation = 'do_not_charge',
	missed = 'do_not_charge',
}: NonNullable<SettingsValues['profile']>['charges'] = {}) {
	const isFree = lateCancellation === 'do_not_charge' && missed === 'do_not_charge';
	return isFree ? {} : { charges: { lateCancellation, missed } };
}

/** The profile of the form values. Zone and currency are not edited here. */
export function profileFromValues(
	{ profile = {}, ownChatHours, isOff = {} }: SettingsValues,
	{ timeZone, currency }: Pick<CentreProfile, 'timeZone' | 'currency'>,
): CentreProfile {
	return {
		name: trimmed(profile.name),
		tagline: trimmed(profile.tagline),
		motto: trimmed(profile.motto),
		...reachIn(profile),
		...claimsIn(profile),
		openingHours: weekOf(profile.openingHours),
		...(ownChatHours ? { chatHours: weekOf(profile.chatHours) } : {}),
		timeZone,
		currency,
		...(trimmed(profile.howToPay) ? { howToPay: trimmed(profile.howToPay) } : {}),
		...chargesFrom(profile.charges),
		ticketPrefix: trimmed(profile.ticketPrefix).toUpperCase(),
		crisisLines: (profile.crisisLines ?? []).map(crisisLine),
		...turnedOffIn(profile.turnedOff, isOff),
	};
}
