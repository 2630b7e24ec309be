import { conclusions } from './cost-conclusions.ts';
import { amount, dollars, row, table } from './markdown.ts';
import { bookingUsage, type MonthInput, monthOf, onOneStage, visitUsage } from './month.ts';
import {
	costByMeter,
	costOf,
	firewall,
	firewallCost,
	freeOfCharge,
	prices,
	READ_ON,
	REGION,
	REGION_FACTOR,
	rentedServer,
} from './price-list.ts';
import { smsCosts } from './sms-cost.ts';
import { beyond, type Meter, meters, sum, times, type Usage } from './usage.ts';

const CENTRES = [1, 10, 1000] as const;
const MANY = 1000;

/** The most expensive first. */
function byCost(usage: Usage): readonly (readonly [Meter, number, number])[] {
	const costs = costByMeter(usage);
	return meters
		.flatMap((meter) => (usage[meter] ? [[meter, usage[meter], costs[meter] ?? 0] as const] : []))
		.sort(([, , one], [, , other]) => other - one);
}

const usageTable = (usage: Usage): readonly string[] =>
	table(
		['used', 'of', 'costs'],
		[
			...byCost(usage).map(([meter, used, cost]) =>
				row(amount(used / prices[meter].per), prices[meter].unit, dollars(cost)),
			),
			row('', '**in all**', `**${dollars(costOf(usage))}**`),
		],
	);

const NAMES: Readonly<Record<keyof ReturnType<typeof monthOf>, string>> = {
	standing: 'resources paid by the month: alarms, metrics, keys, dashboard, secret',
	sweeps: 'two sweeps each minute, the check of the site, polling of the queue',
	canary: 'the canary, each quarter of an hour',
	bookings: 'bookings, with accounts, searches, mails and reminders',
	readers: 'readers',
	staff: 'staff',
	newsletter: 'the newsletter',
	storage: 'what is stored, after two years',
};

function actionsTable({ measured }: MonthInput): readonly string[] {
	const actions = {
		'registering and confirming the address': measured.register,
		'looking at days and times (2 requests)': measured.readTimes,
		'booking, with confirmation mail and schedule': measured.book,
		'the reminder': measured.remind,
		'a reader of three pages': measured.visit.action,
		'staff: dashboard and a list': measured.staffLook,
		'staff: booking by phone, with its SMS': measured.bookByPhone,
		'staff: noting a payment, with its receipt': measured.notePayment,
		'staff: searching a client': measured.searchClient,
		'an issue of the newsletter, for each who gets it': measured.issueToOne,
		'a sweep of the notifier': measured.notifierSweep,
		'a sweep of the publisher': measured.publisherSweep,
	};
	const others = (calls: Readonly<Record<string, number>>): number => Object.values(calls).reduce((a, b) => a + b, 0);
	return table(
		['', 'write units', 'read units', 'calls of the table', 'other AWS calls', 'mails'],
		Object.entries(actions).map(([name, one]) =>
			row(
				name,
				...[one.writeUnits, one.readUnits, others(one.tableCalls), others(one.otherCalls), one.mails].map(amount),
			),
		),
	);
}

function centresTable(input: MonthInput): readonly string[] {
	const parts = monthOf(input);
	const one = sum(...Object.values(parts));
	const server = rentedServer.eurosAMonth * (1 + rentedServer.backupShare) * rentedServer.dollarsPerEuro;
	const mails = (centres: number): number => ((one.mails ?? 0) * centres * prices.mails.usd) / prices.mails.per;
	const line = (name: string, cost: (centres: number) => number): string =>
		row(name, ...CENTRES.map((n) => dollars(cost(n))));
	return table(
		['a month of', ...CENTRES.map((n) => `${n} ${n === 1 ? 'centre' : 'centres'}`)],
		[
			line('a stage for each centre, as it is built, at list prices', (n) => costOf(times(one, n))),
			line('the same in one account, minus the free tier', (n) => costOf(beyond(times(one, n), freeOfCharge))),
			line('the same, with an account for each centre', (n) => n * costOf(beyond(one, freeOfCharge))),
			line('one stage for all of them, which is not built', (n) => costOf(onOneStage(parts, n))),
			line('a rented server for each centre, with mails by SES', (n) => n * server + mails(n)),
		],
	);
}

const assumptionRows = (values: Readonly<Record<string, number>>): readonly string[] =>
	Object.entries(values).map(([name, value]) => row(`\`${name}\``, String(value)));

function certainty({ measured }: MonthInput): readonly string[] {
	const standings = (['published', 'repeated', 'estimated'] as const).map(
		(standing) => `${meters.filter((meter) => prices[meter].standing === standing).length} ${standing}`,
	);
	return [
		'## How sure this is',
		'',
		`- **Measured** on ${measured.on}: request units, calls, requests, bytes and mails. The functions ran in the local cloud, with a`,
		'  DynamoDB engine that answers `ReturnConsumedCapacity`; a test compares the engine with the documented rule (1 KB a write unit, 4 KB a',
		'  read unit, half of it without strong consistency, a transaction twice). The engine counts writes of indexes once in a transaction;',
		'  should AWS count them twice, a booking is some units dearer. Refused transactions are billed, too, but were not measured.',
		'- **Counted** in the synthesised templates: alarms, metrics, keys, memory of the functions.',
		'- **Assumed**: how much happens in a month, and for how long functions are billed ([the list](#assumptions)).',
		`- **Prices** for ${REGION}, read on ${READ_ON} ([the list](#prices)): ${standings.join(', ')}. AWS's own list could not be reached. An`,
		`  estimated price is the one of us-east-1 times ${REGION_FACTOR}, the highest ratio we know, or from memory. Read these on the price pages before somebody`,
		'  promises a figure. Taxes are not included.',
		'',
	];
}

const measurements = (input: MonthInput): readonly string[] => [
	'## What was measured',
	'',
	...actionsTable(input),
	'',
	`A visit is ${input.measured.visit.requests} requests and ${Math.round(input.measured.visit.bytes / 1024)} KB (${input.measured.visit.pages.join(', ')}, with an empty cache). A booking by somebody new`,
	`leaves ${(input.measured.storedBytes / 1024).toFixed(1)} KB in the table and its indexes.`,
	'',
];

function actionCosts(input: MonthInput): readonly string[] {
	const bookings = times(bookingUsage(input), MANY);
	const visits = times(visitUsage(input), MANY);
	return [
		`## 1,000 bookings by somebody new: ${dollars(costOf(bookings))}`,
		'',
		'For each: registering, confirming, looking once at days and times, booking, three mails, the reminder.',
		'',
		...usageTable(bookings),
		'',
		`## ${MANY.toLocaleString('en-GB')} visits of readers: ${dollars(costOf(visits))}`,
		'',
		...usageTable(visits),
		'',
	];
}

function monthCosts(input: MonthInput): readonly string[] {
	const parts = monthOf(input);
	const monthly = sum(...Object.values(parts));
	return [
		'## A month of one centre, by the list',
		'',
		...table(
			['', 'costs', 'share'],
			[
				...Object.entries(parts).map(([name, usage]) =>
					row(
						NAMES[name as keyof typeof NAMES],
						dollars(costOf(usage)),
						`${Math.round((100 * costOf(usage)) / costOf(monthly))} %`,
					),
				),
				row('**in all**', `**${dollars(costOf(monthly))}**`, ''),
			],
		),
		'',
		...usageTable(monthly),
		'',
		`A firewall is in none of these figures, because a stage may have none (\`webAclArn\`): a web ACL with one rate rule is ${dollars(firewallCost(monthly.edgeRequests ?? 0))} more a month`,
		`($${firewall.aclMonth} and $${firewall.ruleMonth} a month, $${firewall.millionRequests} a million requests, blocked ones too; ${firewall.source}).`,
		'',
	];
}

const inputs = (input: MonthInput): readonly string[] => [
	'## Assumptions',
	'',
	...table(['', ''], assumptionRows(input.assumptions)),
	'',
	'Seconds for which an invocation is billed, cold starts included:',
	'',
	...table(['', ''], assumptionRows(input.billedSeconds)),
	'',
	'## Prices',
	'',
	...table(
		['meter', 'US dollars', 'for', 'standing', 'source'],
		meters.map((meter) => {
			const { usd, unit, standing, source } = prices[meter];
			return row(meter, String(usd), unit, standing, source);
		}),
	),
	'',
];

/** The text of docs/cost.md. */
export const costReport = (input: MonthInput): string =>
	[
		'# What it costs',
		'',
		'Written by `npm run cost`, which measures and computes; `npm run cost -- --measured` computes again from the last measurement',
		'(`bench/cost/measured.json`) after a price or an assumption changed. Nothing here is a bill: nobody has deployed it yet.',
		'',
		...certainty(input),
		...measurements(input),
		...actionCosts(input),
		...monthCosts(input),
		'## 1, 10 and 1,000 centres, and a rented server',
		'',
		...centresTable(input),
		'',
		`The server is a ${rentedServer.name}, at €${rentedServer.eurosAMonth} with ${100 * rentedServer.backupShare} % for backups (${rentedServer.source}). It is one machine, on another`,
		'continent, and nobody maintains it; an hour of maintenance costs more than a month of either.',
		'',
		...smsCosts(input.assumptions.bookingsADay * input.assumptions.daysAMonth),
		'## What it says',
		'',
		...conclusions(input),
		'',
		...inputs(input),
	].join('\n');
