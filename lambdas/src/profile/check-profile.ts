import { minuteAt } from '@tulia/centre/clock';
import { isCurrency } from '@tulia/centre/currency';
import { isDay, weekdays } from '@tulia/centre/day';
import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { FieldError } from '@tulia/contracts/problem';
import type { CentreProfile, CrisisLine, OpeningHours, WayToWrite } from '@tulia/contracts/profile/schemas';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const EMAIL = /^[^\s@,;<>()"\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const PHONE = /^\+?[\d ]{3,20}$/;
/** The ids of crisis lines and links are shown as text; a link must be a web address. */
const isWebAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);
const isLine = (text: string): boolean => /\S/.test(text) && text.length <= 200 && !hasControl(text);
const hasControl = (text: string): boolean =>
	[...text].some((sign) => sign < ' ' || sign === '\u2028' || sign === '\u2029');

/** The errors of a week's hours, one sentence per day; empty when it is valid. */
export function openingErrors(field: string, hours: readonly OpeningHours[]): readonly FieldError[] {
	const isWeek = hours.length === weekdays.length && hours.every(({ day }, index) => day === weekdays[index]);
	if (!isWeek) return [{ field, message: 'Give all seven days, Monday first' }];
	return hours.flatMap(({ day, opens, closes }) => {
		const message = dayError(opens, closes);
		return message === undefined ? [] : [{ field: `${field}.${day}`, message }];
	});
}

function dayError(opens: string | undefined, closes: string | undefined): string | undefined {
	if (opens === undefined && closes === undefined) return undefined;
	if (opens === undefined || closes === undefined) return 'Give both times, or neither on a closed day';
	if (!CLOCK.test(opens) || !CLOCK.test(closes)) return 'Give times such as 09:00 and 17:30';
	return minuteAt(closes) <= minuteAt(opens) ? 'The closing time must come after the opening time' : undefined;
}

type Check = readonly [field: string, isRight: boolean, message: string];

/** Checks a required text: where it is empty, the message names it and says what to do. */
const filledCheck = (
	field: string,
	{ text, what }: { readonly text: string; readonly what: string },
	{ isRight, message }: { readonly isRight: boolean; readonly message: string },
): Check => [field, isRight, /\S/.test(text) ? message : `${what} is empty: please write it here`];
const lineCheck = (field: string, text: string, what: string): Check =>
	filledCheck(
		field,
		{ text, what },
		{ isRight: isLine(text), message: 'Please write this on one line, at most 200 characters' },
	);
const emailCheck = (field: string, text: string, what: string): Check =>
	filledCheck(field, { text, what }, { isRight: EMAIL.test(text), message: 'Enter a valid email' });

const textChecks = ({ name, tagline, motto, address, responseTimes, mailSender }: CentreProfile): readonly Check[] => [
	lineCheck('profile.name', name, 'The name of the centre'),
	lineCheck('profile.tagline', tagline, 'The line under the name'),
	lineCheck('profile.motto', motto, 'The line in the footer'),
	lineCheck('profile.responseTimes.questions', responseTimes.questions, 'The time for questions'),
	lineCheck('profile.responseTimes.email', responseTimes.email, 'The time for emails'),
	lineCheck('profile.mailSender.name', mailSender.name, 'The name mails come from'),
	[
		'profile.address.lines',
		address.lines.length > 0 && address.lines.every(isLine),
		address.lines.length === 0
			? 'The address is empty: please write at least one line'
			: 'Please use at most 200 characters a line',
	],
];

const reachChecks = ({
	address,
	phones,
	emails,
	mailSender,
	socialLinks,
	whatsapp,
}: CentreProfile): readonly Check[] => [
	filledCheck(
		'profile.address.mapUrl',
		{ text: address.mapUrl, what: 'The address of the map' },
		{ isRight: isWebAddress(address.mapUrl), message: 'The address of the map must begin with https://' },
	),
	...(['main', 'support'] as const).map((which) =>
		filledCheck(
			`profile.phones.${which}`,
			{ text: phones[which], what: `The ${which} phone number` },
			{ isRight: PHONE.test(phones[which]), message: 'Use digits and spaces' },
		),
	),
	...(['general', 'support'] as const).map((which) =>
		emailCheck(`profile.emails.${which}`, emails[which], `The ${which} email address`),
	),
	emailCheck('profile.mailSender.email', mailSender.email, 'The address mails come from'),
	...socialLinks.map(
		({ name, url }, index): Check => [
			`profile.socialLinks.${index}`,
			isLine(name) && isWebAddress(url),
			'Give a name, and an address that begins with https://',
		],
	),
	[
		'profile.whatsapp',
		whatsapp === undefined || /^\d{8,15}$/.test(whatsapp),
		'Use digits with the country code, no plus',
	],
];

const WAYS_TO_WRITE: Record<WayToWrite['kind'], RegExp> = { sms: PHONE, whatsapp: /^\+?\d{8,15}$/, email: EMAIL };
const mayBeWrittenTo = ({ write }: CrisisLine): boolean =>
	write === undefined || (WAYS_TO_WRITE[write.kind].test(write.address) && write.address.length <= 200);

const crisisChecks = ({ crisisLines }: CentreProfile): readonly Check[] =>
	crisisLines.flatMap((line, index): readonly Check[] => {
		const { name, phone, helpsWith, hours, lastChecked } = line;
		const field = `profile.crisisLines.${index}`;
		return [
			[
				field,
				[name, helpsWith, hours ?? 'any'].every(isLine) &&
					PHONE.test(phone) &&
					(lastChecked === undefined || isDay(lastChecked)),
				'Give name, number and what it helps with, and the day it was last checked or none',
			],
			[
				field,
				mayBeWrittenTo(line),
				'To write to this line, give an email address, or SMS or WhatsApp and the number: SMS 0722 178 177, WhatsApp 254722178177',
			],
		];
	});

const figureChecks = ({ currency, howToPay, timeZone, claims }: CentreProfile): readonly Check[] => [
	['profile.currency', isCurrency(currency), 'Use the three letters of a currency that has cents, such as KES'],
	[
		'profile.howToPay',
		howToPay === undefined || isLine(howToPay),
		'Please write this on one line, at most 200 characters',
	],
	['profile.timeZone', timeZone === CENTRE_ZONE, 'Dates and times of the site are in Africa/Nairobi'],
	[
		'profile.claims',
		claims === undefined ||
			(claims.satisfactionPercent >= 0 && claims.satisfactionPercent <= 100 && claims.reviewCount >= 0),
		'Give a percentage from 0 to 100, and how many reviews',
	],
	[
		'profile.claims.source',
		claims?.source === undefined || isLine(claims.source),
		'Please write this on one line, at most 200 characters',
	],
];

const MOST_WORDS = 300;
const isNotice = (words: string): boolean => /\S/.test(words) && words.length <= MOST_WORDS && !hasControl(words);

const turnedOffChecks = ({ turnedOff = {} }: CentreProfile): readonly Check[] =>
	Object.entries(turnedOff).map(
		([feature, words]): Check => [
			`profile.turnedOff.${feature}`,
			isNotice(words),
			`Say what visitors read instead, on one line, at most ${MOST_WORDS} characters`,
		],
	);

/** The errors of the centre's record besides its hours: texts that would break a page, a mail or a link. */
export const profileErrors = (profile: CentreProfile): readonly FieldError[] =>
	[
		...textChecks(profile),
		...reachChecks(profile),
		...crisisChecks(profile),
		...figureChecks(profile),
		...turnedOffChecks(profile),
	].flatMap(([field, isRight, message]) => (isRight ? [] : [{ field, message }]));
