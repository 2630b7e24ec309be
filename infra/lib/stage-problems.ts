import { isCurrency } from '@tulia/centre/currency';
import { audiences } from '@tulia/contracts/endpoint';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type {
	CreatedIdentity,
	RestoredTable,
	Stage,
	StageCopies,
	StageMail,
	StagePipelines,
	StageSms,
	StageZone,
} from './stage.ts';

/** A check, and its wording after "must be". */
interface Leaf {
	readonly wants: string;
	readonly holds: (value: unknown) => boolean;
}

/** An object with checked fields, or one literal in its place. */
interface Group {
	readonly fields: Readonly<Record<string, Rule>>;
	readonly or?: string;
}

type Rule = Leaf | Group;

/** A rule for each field; a missing one is a compile error. */
type Rules<T> = Readonly<Record<keyof T, Rule>>;

const matching = (pattern: RegExp, wants: string): Leaf => ({
	wants,
	holds: (value) => typeof value === 'string' && pattern.test(value),
});
const oneOf = (...values: readonly string[]): Leaf => ({
	wants: values.map((value) => `"${value}"`).join(' or '),
	holds: (value) => typeof value === 'string' && values.includes(value),
});

const isWhole = (value: unknown, least: number, most: number): boolean =>
	typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const ADDRESS = /^[^@\s]+@(?:[a-z0-9-]+\.)+[a-z]{2,63}$/;
const host = (example: string): Leaf => matching(HOST, `a host name in small letters, such as ${example}`);
const address = matching(ADDRESS, 'an email address, such as duty@centre.co.ke');
const retentions = Object.values(RetentionDays).filter((days): days is RetentionDays => typeof days === 'number');

const wholeNumber = (what: string, least: number, most: number): Leaf => ({
	wants: `a whole number${what} from ${least} to ${most}`,
	holds: (value) => isWhole(value, least, most),
});

/** Names of valid keys or secrets, of which the first one is used. */
const rotatedNames = (use: string): Leaf => ({
	wants: `a list of at least one name of letters and digits, each once; the first one ${use}`,
	holds: (value) =>
		Array.isArray(value) &&
		value.length > 0 &&
		value.every((name) => typeof name === 'string' && /^[A-Za-z0-9]{1,30}$/.test(name)) &&
		new Set(value).size === value.length,
});

const reservedConcurrency: Leaf = {
	wants: `an object of function names (${audiences.join(', ')}) and numbers from 1 to 1000, or {} to reserve nothing`,
	holds: (value) =>
		isRecord(value) &&
		Object.entries(value).every(
			([name, count]) => audiences.some((known) => known === name) && isWhole(count, 1, 1000),
		),
};

const zone = {
	id: matching(/^Z[A-Z0-9]{5,31}$/, 'the id of the zone of Route 53, such as Z0123456789ABCDEFGHIJ'),
	name: host('centre.co.ke'),
} satisfies Rules<StageZone>;

const identity = {
	mailFrom: host('bounces.centre.co.ke'),
	dmarc: oneOf('created', 'existing'),
} satisfies Rules<CreatedIdentity>;

const mail = {
	domain: host('centre.co.ke'),
	sender: address,
	identity: { fields: identity, or: 'existing' },
} satisfies Rules<StageMail>;

const sms = {
	senderId: matching(
		/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/,
		'the registered sender id: 3 to 11 letters and digits, a letter among them',
	),
	twoWayNumber: matching(/^none$|^phone-[a-z0-9]+$/, 'the id of a number that receives answers (phone-…), or "none"'),
	countries: {
		wants: "a list of countries by their two letters, such as ['KE']",
		holds: (value) =>
			Array.isArray(value) && value.length > 0 && value.every((code) => /^[A-Z]{2}$/.test(String(code))),
	},
	maxPriceCents: wholeNumber(' of US cents', 1, 1000),
	monthlyCeiling: wholeNumber(' of US dollars', 1, 100_000),
} satisfies Rules<StageSms>;

const nightlyCopies = {
	keptDays: wholeNumber(' of days', 1, 400),
} satisfies Rules<StageCopies>;

const restoredTable = {
	name: matching(/^[\w.-]{3,255}$/, 'the name of the restored table'),
	streamLabel: matching(/^\d{4}-\d\d-\d\dT[\d:.]+$/, 'the label of its stream, such as 2026-11-24T09:14:02.381'),
} satisfies Rules<RestoredTable>;

const pipelines = {
	repository: matching(/^[\w.-]+\/[\w.-]+$/, 'owner/name of the repository on GitHub'),
	trust: oneOf('created', 'existing'),
} satisfies Rules<StagePipelines>;

const rules = {
	name: matching(
		/^[a-z][a-z0-9]{0,11}$/,
		'up to twelve small letters and digits, a letter first, as the file is called',
	),
	account: matching(/^\d{12}$/, 'the twelve digits of the AWS account (aws sts get-caller-identity)'),
	region: matching(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'a region of AWS, such as af-south-1'),
	domainName: host('www.centre.co.ke'),
	certificateArn: matching(
		/^none$|^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
		'the ARN of a certificate of ACM in us-east-1, where CloudFront looks for it, or "none"',
	),
	hostedZone: { fields: zone, or: 'none' },
	mail: { fields: mail },
	sms: { fields: sms, or: 'none' },
	alarmEmails: {
		wants: 'a list of email addresses',
		holds: (value) => Array.isArray(value) && value.every((one) => address.holds(one)),
	},
	webAclArn: matching(
		/^none$|^arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/,
		'the ARN of a web ACL of WAF with the scope CLOUDFRONT (us-east-1, global), or "none"',
	),
	staffSecondFactor: oneOf('required', 'optional'),
	reservedConcurrency,
	concurrencyLimit: wholeNumber('', 10, 100_000),
	monthlyBudget: wholeNumber(' of US dollars', 1, 100_000),
	logRetentionDays: {
		wants: `a number of days that CloudWatch Logs knows: ${retentions.join(', ')}`,
		holds: (value) => retentions.some((days) => days === value),
	},
	backupRetentionDays: wholeNumber(' of days', 1, 35),
	nightlyCopies: { fields: nightlyCopies, or: 'none' },
	currency: {
		wants: 'the three letters of a currency that has cents, such as KES',
		holds: (value) => typeof value === 'string' && isCurrency(value),
	},
	runbooks: matching(
		/^none$|^https:\/\/[^\s#]+$/,
		'the https:// address at which docs/operations.md can be read, without a section, or "none"',
	),
	table: { fields: restoredTable, or: 'created' },
	signingKeys: rotatedNames('signs'),
	originSecrets: rotatedNames('is sent'),
	pipelines: { fields: pipelines, or: 'none' },
	developerModules: oneOf('allowed', 'refused'),
} satisfies Rules<Stage>;

/** Missing and malformed fields of a stage, each in a sentence that begins with the field. */
export function shapeProblemsOf(stage: unknown): readonly string[] {
	if (!isRecord(stage)) return ['The file must export "stage", an object (infra/lib/stage.ts).'];
	return problemsIn(rules, stage, '');
}

function problemsIn(known: Group['fields'], given: Readonly<Record<string, unknown>>, path: string): readonly string[] {
	const unknown = Object.keys(given).filter((field) => !Object.hasOwn(known, field));
	return [
		...unknown.map((field) => `${path}${field} is no field of a stage. Take it out, or look for its right name.`),
		...Object.entries(known).flatMap(([field, rule]) => problemsOf(rule, given[field], `${path}${field}`)),
	];
}

function problemsOf(rule: Rule, value: unknown, path: string): readonly string[] {
	if (value === undefined) return [`${path} is missing. It must be ${wantedOf(rule)}.`];
	if ('holds' in rule)
		return rule.holds(value) ? [] : [`${path} is ${JSON.stringify(value)}. It must be ${rule.wants}.`];
	if (rule.or !== undefined && value === rule.or) return [];
	if (!isRecord(value)) return [`${path} is ${JSON.stringify(value)}. It must be ${wantedOf(rule)}.`];
	return problemsIn(rule.fields, value, `${path}.`);
}

const wantedOf = (rule: Rule): string =>
	'wants' in rule
		? rule.wants
		: `an object with ${Object.keys(rule.fields).join(', ')}${rule.or === undefined ? '' : `, or "${rule.or}"`}`;
