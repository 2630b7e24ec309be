import { dollars, row, table } from './markdown.ts';

/** Possible prices of one SMS to Kenya, US dollars. AWS's own price was not available, so these bracket it. */
const SMS_PRICES: readonly { readonly usd: number; readonly source: string }[] = [
	{ usd: 0.02, source: 'what a reseller asks who names a price (gateway-eju.pages.dev, "Reach 62 million Kenyans")' },
	{ usd: 0.1, source: 'between the two' },
	{
		usd: 0.25,
		source: 'the most that `maxPriceCents` of the stages lets one SMS cost; the service refuses a dearer one',
	},
];

/** Values that were not measured, for one centre. */
export const smsAssumptions = {
	/** Share of visits whose clients are notified by SMS. */
	shareBySms: 0.5,
	/** Share of those that are moved or cancelled, which takes one more SMS. */
	shareChanged: 0.15,
	/** Codes that confirm a phone, per visit by SMS. */
	codesPerVisit: 0.1,
	/** Share of visits missed without a reminder. */
	shareMissed: 0.15,
	/** Relative risk of a missed visit with reminders by SMS: twelve trials (the specification names them). */
	riskWithReminder: 0.77,
	/** The price in the demo, US dollars. */
	pricePerVisit: 35,
} as const;

type SmsAssumptions = typeof smsAssumptions;

/** Confirmation and reminder, and a share of rarer messages. */
export const smsPerVisit = ({ shareChanged, codesPerVisit }: SmsAssumptions): number =>
	2 + shareChanged + codesPerVisit;

export const smsPerMonth = (assumed: SmsAssumptions, visitsAMonth: number): number =>
	visitsAMonth * assumed.shareBySms * smsPerVisit(assumed);

/** Reminders sent for each missed visit that they avert. */
export const remindersPerAverted = ({ shareMissed, riskWithReminder }: SmsAssumptions): number =>
	1 / (shareMissed * (1 - riskWithReminder));

/** Cost of SMS: per visit, per month, and per missed visit that reminders avert. */
export function smsCosts(visitsAMonth: number): readonly string[] {
	const [perVisit, month] = [smsPerVisit(smsAssumptions), smsPerMonth(smsAssumptions, visitsAMonth)];
	const reminders = remindersPerAverted(smsAssumptions);
	const { pricePerVisit } = smsAssumptions;
	return [
		'## SMS',
		'',
		`They are in none of the figures above: a stage sends them when its file says so. A visit by SMS has ${perVisit.toFixed(2)} of them: confirmation, reminder, and now and then a move, a`,
		`cancellation or a code. ${visitsAMonth} visits a month, half of them by SMS, are ${Math.round(month)} SMS.`,
		'',
		...table(
			['one SMS', 'a visit', 'a month', 'reminders for one missed visit less', 'where the price is from'],
			SMS_PRICES.map(({ usd, source }) =>
				row(dollars(usd), dollars(usd * perVisit), dollars(usd * month), dollars(usd * reminders), source),
			),
		),
		'',
		`Reminders avert one missed visit in ${Math.round(reminders)}, which is ${dollars(pricePerVisit)} and somebody's hour: they pay for themselves up to ${dollars(pricePerVisit / reminders)} an SMS. A client who`,
		'reads mail is reminded for $0.00016. SMS are priced by the segment; ours have one.',
		'',
		...table(
			['', ''],
			Object.entries(smsAssumptions).map(([name, value]) => row(`\`${name}\``, String(value))),
		),
		'',
	];
}
