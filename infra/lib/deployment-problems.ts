import { LOCAL } from './names.ts';
import type { Stage } from './stage.ts';

/** Whether a name is a domain or lies below it. */
const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** Domains nobody can own (RFC 2606), and what our example is filled with. */
const PLACEHOLDER = /(?:\.|@)(?:example|test|invalid)$|\bexample\.(?:com|net|org)$|(?<![1-9A-Z])0{8,}/;

/**
 * Why a stage of a right shape cannot be deployed as it stands: placeholders, what a live site cannot be without, and fields that
 * contradict each other. Each sentence begins with the field.
 */
export const deploymentProblemsOf = (stage: Stage): readonly string[] => [
	...(stage.name === LOCAL
		? [`name is "${LOCAL}", which is the stage of the local cloud. Copy infra/stages/example.ts.`]
		: []),
	...placeholdersIn(stage),
	...missingIn(stage),
	...contradictionsIn(stage),
];

function placeholdersIn(stage: Stage): readonly string[] {
	const found = textsIn(stage, '').filter(([, text]) => PLACEHOLDER.test(text));
	return found.map(([path, text]) => `${path} is still the placeholder ${JSON.stringify(text)}. Put in your own.`);
}

/** Every text of a value, with its path. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
	if (typeof value === 'string') return [[path, value]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`));
}

const missingIn = ({ certificateArn, alarmEmails, domainName }: Stage): readonly string[] => [
	...(certificateArn === 'none'
		? [`certificateArn is "none". Browsers need a certificate for ${domainName}: ask ACM in us-east-1 for one.`]
		: []),
	...(alarmEmails.length === 0
		? ['alarmEmails is empty. Name at least one address that somebody reads every day.']
		: []),
];

function contradictionsIn({ domainName, hostedZone, mail, ...stage }: Stage): readonly string[] {
	const { domain, sender, identity } = mail;
	const problems: string[] = [];
	problems.push(...withoutLog(stage), ...overQuota(stage), ...ofAnotherAccount(stage), ...strangersCode(stage));
	if (!isWithin(sender.split('@')[1] ?? '', domain))
		problems.push(`mail.sender is ${sender}, which is not in mail.domain (${domain}): SES would refuse every mail.`);
	if (identity !== 'existing' && (identity.mailFrom === domain || !isWithin(identity.mailFrom, domain)))
		problems.push(`mail.identity.mailFrom is ${identity.mailFrom}. It must be a name below mail.domain (${domain}).`);
	if (hostedZone === 'none') return problems;
	if (!isWithin(domainName, hostedZone.name))
		problems.push(`domainName is ${domainName}, which is not in hostedZone.name (${hostedZone.name}).`);
	if (identity !== 'existing' && !isWithin(domain, hostedZone.name))
		problems.push(`mail.domain is ${domain}, which is not in hostedZone.name (${hostedZone.name}).`);
	return problems;
}

/** What happened since a copy stands in the log, and so has to be kept as long as the copies are. */
function withoutLog({
	logRetentionDays,
	backupRetentionDays,
	nightlyCopies,
}: Pick<Stage, 'logRetentionDays' | 'backupRetentionDays' | 'nightlyCopies'>): readonly string[] {
	const oldest = Math.max(backupRetentionDays, nightlyCopies === 'none' ? 0 : nightlyCopies.keptDays);
	return logRetentionDays >= oldest
		? []
		: [
				`logRetentionDays is ${logRetentionDays}, and copies of the table go back ${oldest} days (backupRetentionDays, nightlyCopies): the log says what happened since a copy.`,
			];
}

/** AWS keeps so many for the functions that nothing is reserved for, and refuses whoever would leave fewer. */
const UNRESERVED = 100;

function overQuota({
	reservedConcurrency,
	concurrencyLimit,
}: Pick<Stage, 'reservedConcurrency' | 'concurrencyLimit'>): readonly string[] {
	const reserved = Object.values(reservedConcurrency).reduce((sum, count) => sum + count, 0);
	return reserved === 0 || reserved + UNRESERVED <= concurrencyLimit
		? []
		: [
				`reservedConcurrency keeps ${reserved} of concurrencyLimit (${concurrencyLimit}), and AWS wants ${UNRESERVED} left: reserve less, or ask for more concurrent executions of Lambda first.`,
			];
}

/** What lies in another account cannot be used by a distribution of this one. */
const ofAnotherAccount = ({
	account,
	...arns
}: Pick<Stage, 'account' | 'certificateArn' | 'webAclArn'>): readonly string[] =>
	(['certificateArn', 'webAclArn'] as const).flatMap((field) =>
		arns[field] === 'none' || arns[field].split(':')[4] === account
			? []
			: [`${field} is ${arns[field]}. It must be one of account ${account}.`],
	);

const strangersCode = ({ name, developerModules }: Pick<Stage, 'name' | 'developerModules'>): readonly string[] =>
	name === 'live' && developerModules === 'allowed'
		? ['developerModules is "allowed", and live is the stage of clients: try modules on another one.']
		: [];
