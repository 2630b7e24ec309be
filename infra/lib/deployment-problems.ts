import { LOCAL } from './names.ts';
import type { Stage } from './stage.ts';

/** Whether a name is a domain or a subdomain of it. */
const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** Reserved domains (RFC 2606), and the values of our example. */
const PLACEHOLDER = /(?:\.|@)(?:example|test|invalid)$|\bexample\.(?:com|net|org)$|(?<![1-9A-Z])0{8,}/;

/**
 * Why a stage of a valid shape cannot be deployed: placeholders, fields that a live site needs, and contradictions.
 * Each sentence begins with the field.
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

/** Logs must be retained as long as the copies, because a restore replays the events since the copy. */
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

/** Unreserved concurrency that AWS requires; a reservation that leaves less is refused. */
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

/** A distribution cannot use a certificate or firewall of another account. */
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
