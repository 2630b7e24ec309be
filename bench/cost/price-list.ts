import { type Meter, meters, type Usage } from './usage.ts';

/**
 * The source of a price. `published`: a copy of AWS's own page. `repeated`: third parties that cite AWS's list for this
 * region. `estimated`: the price of us-east-1 times `REGION_FACTOR`, or from memory.
 */
type Standing = 'published' | 'repeated' | 'estimated';

export interface Price {
	/** US dollars for `per` of the meter's units. */
	readonly usd: number;
	readonly per: number;
	/** In AWS's wording. */
	readonly unit: string;
	readonly standing: Standing;
	readonly source: string;
}

/** The region of the centre. The edge is billed in the visitors' region: Kenya. */
export const REGION = 'af-south-1';
/** The day the sources were read. AWS's own list (pricing.us-east-1.amazonaws.com) was not available. */
export const READ_ON = '2026-11-23';

const MILLION = 1_000_000;
/** Africa (Cape Town) to us-east-1, from Lambda's gigabyte-second (0.0000221 to 0.0000166667), the highest ratio. */
export const REGION_FACTOR = 1.33;

const estimated = (usEast: number, per: number, unit: string, source: string): Price => ({
	usd: Number((usEast * REGION_FACTOR).toPrecision(4)),
	per,
	unit,
	standing: 'estimated',
	source: `${source}: $${usEast} in us-east-1`,
});

const DYNAMO = 'airbyte.com/data-engineering-resources/dynamodb-pricing';
const OWN_MEMORY = 'remembered, no source found';
const CLOUDWATCH = 'signoz.io/guides/cloudwatch-pricing, cloudburn.io/blog/amazon-cloudwatch-pricing';
const CLOUDFRONT = 'aws.amazon.com/cloudfront/pricing, "South Africa, Kenya, Nigeria, and Middle East"';

/** Price of each unit in `REGION`. */
export const prices: Readonly<Record<Meter, Price>> = {
	writeUnits: estimated(0.625, MILLION, 'million write request units', DYNAMO),
	readUnits: estimated(0.125, MILLION, 'million read request units', DYNAMO),
	tableGigabyteMonths: estimated(0.25, 1, 'GB of table a month', OWN_MEMORY),
	backupGigabyteMonths: estimated(0.2, 1, 'GB of point-in-time recovery a month', OWN_MEMORY),
	invocations: estimated(0.2, MILLION, 'million invocations', 'AWS price list of October 2025, as copied by others'),
	gigabyteSeconds: {
		...{ usd: 17.68, per: MILLION, unit: 'million GB-seconds on arm64', standing: 'repeated' },
		source: 'tables of cost calculators on GitHub, three alike (x86 0.0000221, arm64 0.00001768)',
	},
	apiRequests: estimated(1, MILLION, 'million requests of an HTTP API', 'AWS whitepaper on private APIs, table 4'),
	edgeRequests: {
		...{ usd: 0.012, per: 10_000, unit: '10,000 HTTPS requests', standing: 'estimated' },
		source: 'remembered; the copy of the page ends before it',
	},
	edgeFunctionRuns: {
		...{ usd: 0.1, per: MILLION, unit: 'million runs of a CloudFront function', standing: 'repeated' },
		source: 'cur.vantage.sh/aws/amazoncloudfront',
	},
	edgeGigabytes: { usd: 0.11, per: 1, unit: 'GB to visitors', standing: 'published', source: CLOUDFRONT },
	bucketReads: estimated(0.4, MILLION, 'million GET or HEAD requests', OWN_MEMORY),
	bucketGigabyteMonths: {
		...{ usd: 0.0274, per: 1, unit: 'GB of bucket a month', standing: 'repeated' },
		source: 'table of a cost tool on GitHub',
	},
	mails: {
		...{ usd: 0.16, per: 1000, unit: '1,000 mails, plan Essentials', standing: 'repeated' },
		source:
			'github.com/api-evangelist/amazon-ses, from AWS price list of 2026-07-22 (us-east-1); accounts older than that pay 0.10',
	},
	scheduledInvocations: estimated(1, MILLION, 'million invocations by Scheduler', OWN_MEMORY),
	queueRequests: estimated(0.4, MILLION, 'million requests of SQS', OWN_MEMORY),
	topicMessages: estimated(
		0.5,
		MILLION,
		'million messages of SNS',
		'factualminds.com/blog/amazon-sns-pricing-publishes-fanout-protocols',
	),
	keyMonths: {
		usd: 1,
		per: 1,
		unit: 'key of KMS a month',
		standing: 'estimated',
		source: `${OWN_MEMORY}; the same everywhere`,
	},
	keyRequests: { usd: 0.03, per: 10_000, unit: '10,000 requests of KMS', standing: 'estimated', source: OWN_MEMORY },
	signatures: { usd: 0.15, per: 10_000, unit: '10,000 signatures by KMS', standing: 'estimated', source: OWN_MEMORY },
	secretMonths: { usd: 0.4, per: 1, unit: 'secret a month', standing: 'estimated', source: OWN_MEMORY },
	logGigabytes: estimated(0.5, 1, 'GB of logs written', CLOUDWATCH),
	metricMonths: { usd: 0.3, per: 1, unit: 'own metric a month', standing: 'repeated', source: CLOUDWATCH },
	alarmMetricMonths: { usd: 0.1, per: 1, unit: 'metric of an alarm a month', standing: 'repeated', source: CLOUDWATCH },
	compositeAlarmMonths: {
		usd: 0.5,
		per: 1,
		unit: 'composite alarm a month',
		standing: 'estimated',
		source: OWN_MEMORY,
	},
	dashboardMonths: { usd: 3, per: 1, unit: 'dashboard a month', standing: 'repeated', source: CLOUDWATCH },
};

/** The permanent free tier of an account per month: CloudFront's is published, the rest from memory. */
export const freeOfCharge: Usage = {
	...{ tableGigabyteMonths: 25, invocations: MILLION, gigabyteSeconds: 400_000 },
	...{ edgeRequests: 10 * MILLION, edgeFunctionRuns: 2 * MILLION, edgeGigabytes: 1024 },
	...{ scheduledInvocations: 14 * MILLION, queueRequests: MILLION, topicMessages: MILLION, keyRequests: 20_000 },
	...{ logGigabytes: 5, metricMonths: 10, alarmMetricMonths: 10, dashboardMonths: 3 },
};

/** A WAF web ACL with one rate rule, in US dollars: the same in every region. Optional for a stage. */
export const firewall = {
	aclMonth: 5,
	ruleMonth: 1,
	millionRequests: 0.6,
	source: 'awsnegotiations.com/waf-pricing-strategy.html, c3x.dev/blog/aws-waf-cost-explained, alike',
} as const;

/** Monthly cost of the firewall for this many requests. */
export const firewallCost = (requests: number): number =>
	firewall.aclMonth + firewall.ruleMonth + (requests / MILLION) * firewall.millionRequests;

/** Cost of a usage by meter, US dollars. */
export const costByMeter = (usage: Usage): Readonly<Partial<Record<Meter, number>>> =>
	Object.fromEntries(
		meters.flatMap((meter) => {
			const { usd, per } = prices[meter];
			return usage[meter] === undefined ? [] : [[meter, (usage[meter] * usd) / per] as const];
		}),
	);

/** Total cost of a usage, US dollars. */
export const costOf = (usage: Usage): number =>
	Object.values(costByMeter(usage)).reduce((total, one) => total + one, 0);

/** A rented server for comparison, without software and administration. */
export const rentedServer = {
	eurosAMonth: 6.49,
	backupShare: 0.2,
	dollarsPerEuro: 1.1133,
	name: 'Hetzner CX33, 4 vCPU, 8 GB, in Germany',
	source:
		'the provider’s price API as read by github.com/devantler-tech/platform on 2026-05-27, without VAT; ECB rate of 2026-10-28',
} as const;
