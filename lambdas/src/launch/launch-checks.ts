import { addDays, daysBetween } from '@tulia/centre/day';
import type { CheckedItem } from '@tulia/contracts/launch/schemas';
import { senderErrors } from '@tulia/contracts/profile/mail-sender';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { bookingRules } from '../calendar/booking-rules.ts';
import type { CalendarEntry } from '../calendar/centre-day.ts';
import { publicHolidays } from '../calendar/public-holidays.ts';
import { placeholderErrors } from '../profile/placeholders.ts';
import type { Psychologist } from '../psychologist/psychologist.ts';
import { isSampleLicence } from '../psychologist/sample-licence.ts';

/** A number not verified by a call for longer may have changed hands. */
const CALLED_DAYS = 90;

/** Input of the checks. */
export interface LaunchFacts {
	readonly profile: CentreProfile | undefined;
	/** The verified mail domain. */
	readonly mailDomain: string;
	/** Calendar entries of the days that can be booked. */
	readonly calendar: readonly CalendarEntry[];
	/** Ids of the services on offer, and those of them that each current psychologist offers. */
	readonly services: readonly string[];
	readonly offered: readonly (readonly string[])[];
	/** The active psychologists. */
	readonly psychologists: readonly Pick<Psychologist, 'name' | 'profile'>[];
	/** Calendar day at the centre. */
	readonly today: string;
}

/** The last day whose holidays are checked, which is the last that can be booked. */
export const lastDay = (today: string): string => addDays(today, bookingRules.horizonDays);

type Check = (facts: LaunchFacts) => readonly string[];
/** The missing part before there is a profile. */
const NO_PROFILE = ['profile'];

/** Parts of the profile with a placeholder: `phones`, `emails`. */
const placeholders: Check = ({ profile }) =>
	profile ? [...new Set(placeholderErrors(profile, '').map(({ field }) => field.replace(/\..*$/, '')))] : NO_PROFILE;

const sender: Check = ({ profile, mailDomain }) =>
	profile ? senderErrors(profile, mailDomain).map(() => profile.mailSender.email) : NO_PROFILE;

function linesNotCalled({ profile, today }: LaunchFacts): readonly string[] {
	if (!profile || profile.crisisLines.length === 0) return ['crisisLines'];
	const isOld = (day: string | undefined) => day === undefined || daysBetween(day, today) > CALLED_DAYS;
	return profile.crisisLines.filter(({ lastChecked }) => isOld(lastChecked)).map(({ name }) => name);
}

const claimsWithoutSource: Check = ({ profile }) =>
	profile?.claims && profile.claims.source === undefined ? ['claims'] : [];

/** Psychologists with a placeholder, or nothing, as introduction or licence. */
function notIntroduced({ psychologists }: LaunchFacts): readonly string[] {
	return psychologists.flatMap(({ name, profile }) => {
		if (profile?.isSample) return [`${name}: words and licence are samples`];
		if (!profile?.licence) return [`${name}: no licence number`];
		if (isSampleLicence(profile.licence.number)) return [`${name}: the licence number is a sample`];
		return profile.summary ? [] : [`${name}: nothing is written about them`];
	});
}

/** Holidays on a bookable day that still need a gazette notice and a decision by staff. */
function holidaysToConfirm({ calendar, today }: LaunchFacts): readonly string[] {
	const end = lastDay(today);
	const years = [...new Set([today, end].map((day) => Number(day.slice(0, 4))))];
	return years
		.flatMap(publicHolidays)
		.filter(({ confirmed, date }) => !confirmed && today <= date && date <= end)
		.filter(({ date }) => !calendar.some((entry) => entry.date === date))
		.map(({ name, date }) => `${name}, ${date}`);
}

function nothingToBook({ services, offered }: LaunchFacts): readonly string[] {
	if (services.length === 0) return ['services'];
	return offered.some((ids) => ids.some((id) => services.includes(id))) ? [] : ['psychologists'];
}

const CHECKS: Record<CheckedItem, Check> = {
	own_facts: placeholders,
	sender_in_domain: sender,
	crisis_lines_called: linesNotCalled,
	claims_sourced: claimsWithoutSource,
	psychologists_introduced: notIntroduced,
	holidays_gazetted: holidaysToConfirm,
	bookable: nothingToBook,
};

/** The missing parts of an item that the system checks; empty when it is done. */
export const missingOf = (item: CheckedItem, facts: LaunchFacts): readonly string[] => CHECKS[item](facts);
