import { deploymentProblemsOf } from '../lib/deployment-problems.ts';
import { checkedStage, loadStage, refuseUndeployable, stageNames } from '../lib/load-stage.ts';
import { shapeProblemsOf } from '../lib/stage-problems.ts';
import { stage as example } from '../stages/example.ts';
import { stage as local } from '../stages/local.ts';
import { liveStage } from './live-stage.ts';

type Values = Readonly<Record<string, unknown>>;

/** The stage with one value replaced, or removed, at a path such as `mail.sender`. */
function withValue(path: string, value: unknown, values: unknown = liveStage): Values {
	const [field = '', ...rest] = path.split('.');
	const given = values as Values;
	if (rest.length > 0) return { ...given, [field]: withValue(rest.join('.'), value, given[field]) };
	const { [field]: _removed, ...others } = given;
	return value === undefined ? others : { ...others, [field]: value };
}

const fieldsOf = (values: object): readonly string[] =>
	Object.entries(values).flatMap(([field, value]) =>
		typeof value === 'object' && value !== null && !Array.isArray(value) && field !== 'reservedConcurrency'
			? [field, ...fieldsOf(value).map((inner) => `${field}.${inner}`)]
			: [field],
	);

describe('a stage', () => {
	it('a complete stage is valid, and a complete live stage can be deployed', () => {
		expect(shapeProblemsOf(liveStage)).toEqual([]);
		expect(deploymentProblemsOf(liveStage)).toEqual([]);
	});

	it('a stage without one of its fields is refused with the name of that field only', () => {
		const wrong = fieldsOf(liveStage)
			.map((field) => ({ field, problems: shapeProblemsOf(withValue(field, undefined)) }))
			.filter(
				({ field, problems: [problem = '', ...others] }) =>
					others.length > 0 || !new RegExp(`^${field} is missing\\. It must be .{5,}\\.$`).test(problem),
			);
		expect(wrong).toEqual([]);
	});

	it.each([
		['name', 'Live', 'small letters'],
		['account', '1234', 'twelve digits'],
		['account', 123456789012, 'twelve digits'],
		['region', 'Cape Town', 'af-south-1'],
		['domainName', 'https://www.pumzika.co.ke', 'a host name'],
		['certificateArn', 'arn:aws:acm:af-south-1:123456789012:certificate/1', 'us-east-1'],
		['hostedZone', 'Z04716221ABCDEFGHIJKL', 'an object with id, name, or "none"'],
		['hostedZone.id', '/hostedzone/Z1', 'the id of the zone'],
		['mail.sender', 'appointments', 'an email address'],
		['mail.identity', 'ours', 'an object with mailFrom, dmarc, or "existing"'],
		['alarmEmails', 'duty@pumzika.co.ke', 'a list of email addresses'],
		['webAclArn', 'arn:aws:wafv2:af-south-1:123456789012:regional/webacl/x/1', 'CLOUDFRONT'],
		['staffSecondFactor', 'yes', '"required" or "optional"'],
		['reservedConcurrency', { identities: 5 }, 'function names'],
		['reservedConcurrency', { identity: 0 }, 'from 1 to 1000'],
		['concurrencyLimit', 0, 'from 10 to'],
		['monthlyBudget', 12.5, 'a whole number of US dollars'],
		['logRetentionDays', 100, 'days that CloudWatch Logs knows'],
		['backupRetentionDays', 36, 'from 1 to 35'],
		['currency', 'shillings', 'a currency that has cents'],
		['currency', 'UGX', 'a currency that has cents'],
		['runbooks', 'docs/operations.md', 'https://'],
		['signingKeys', [], 'at least one name'],
		['signingKeys', ['2026', '2026'], 'each once'],
		['signingKeys', ['a key'], 'letters and digits'],
		['originSecrets', [], 'the first one is sent'],
		['pipelines.repository', 'https://github.com/pumzika/website', 'owner/name'],
		['developerModules', true, '"allowed" or "refused"'],
	])('a stage is refused when %s is %j, with the expected value', (field, value, wanted) => {
		const problems = shapeProblemsOf(withValue(field, value));
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`${field} is ${JSON.stringify(value)}. It must be `);
		expect(problems[0]).toContain(wanted);
	});

	it('a stage with an unknown field is refused, because a typo must not drop the firewall', () => {
		expect(shapeProblemsOf({ ...liveStage, webAcl: 'arn:…' })).toEqual([
			'webAcl is no field of a stage. Take it out, or look for its right name.',
		]);
	});
});

describe('a deployment', () => {
	const problemsOf = (path: string, value: unknown): string =>
		deploymentProblemsOf({ ...liveStage, ...withValue(path, value) }).join('\n');

	it.each([
		['certificateArn', 'none', 'ask ACM in us-east-1'],
		['alarmEmails', [], 'at least one address'],
		['mail.sender', 'appointments@another.co.ke', 'not in mail.domain (pumzika.co.ke)'],
		['mail.sender', 'appointments@notpumzika.co.ke', 'not in mail.domain (pumzika.co.ke)'],
		['mail.identity.mailFrom', 'pumzika.co.ke', 'below mail.domain (pumzika.co.ke)'],
		['domainName', 'www.another.co.ke', 'not in hostedZone.name (pumzika.co.ke)'],
		['mail.domain', 'another.co.ke', 'not in hostedZone.name (pumzika.co.ke)'],
		['logRetentionDays', 30, 'copies of the table go back 35 days'],
		['reservedConcurrency', { identity: 20, booking: 881 }, 'keeps 901 of concurrencyLimit (1000)'],
		['certificateArn', liveStage.certificateArn.replace('123456789012', '210987654321'), 'of account 123456789012'],
		['webAclArn', liveStage.webAclArn.replace('123456789012', '210987654321'), 'of account 123456789012'],
		['developerModules', 'allowed', 'the stage of clients'],
		['domainName', 'www.centre.example', 'still the placeholder "www.centre.example"'],
		['account', '000000000000', 'still the placeholder "000000000000"'],
		['alarmEmails', ['duty@centre.example'], 'alarmEmails.0 is still the placeholder'],
	])('a deployment is refused when %s is %j', (path, value, words) => {
		const problems = problemsOf(path, value);
		expect(problems).toContain(path);
		expect(problems).toContain(words);
	});

	it('a deployment may reserve all but the hundred executions that AWS requires unreserved', () => {
		expect(problemsOf('reservedConcurrency', { identity: 20, booking: 880 })).toBe('');
	});

	it('a deployment of a stage other than live may allow developer modules', () => {
		expect(deploymentProblemsOf({ ...liveStage, name: 'rehearsal', developerModules: 'allowed' })).toEqual([]);
	});

	it('a deployment of the example is refused for each of its placeholders', () => {
		expect(() => refuseUndeployable(example)).toThrow(/^infra\/stages\/example\.ts cannot be used as it stands:/);
		const problems = deploymentProblemsOf(example).join('\n');
		for (const field of ['account', 'domainName', 'certificateArn', 'hostedZone.id', 'mail.sender', 'alarmEmails.0'])
			expect(problems).toContain(`${field} is still the placeholder`);
	});

	it('a deployment of the local stage is refused', () => {
		expect(() => refuseUndeployable(local)).toThrow('the stage of the local cloud');
	});
});

describe('the files of stages', () => {
	it('the files of stages are of a valid shape', async () => {
		expect(stageNames()).toEqual(expect.arrayContaining(['example', 'local']));
		for (const name of stageNames()) expect((await loadStage(name)).name).toBe(name);
	});

	it('the files of stages are named like their stage', () => {
		expect(() => checkedStage(liveStage, 'production')).toThrow('name must be "production", as the file is called.');
	});

	it.each(['nowhere', '../stages/local', ''])(
		'a stage "%s" without a file is refused with the remedy',
		async (name) => {
			await expect(loadStage(name)).rejects.toThrow('Copy infra/stages/example.ts');
		},
	);
});
