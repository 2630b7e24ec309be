import type { Resource, Templates } from './templates.ts';

interface Statement {
	readonly Effect: string;
	readonly Principal?: { readonly Service?: string | readonly string[] } | '*';
	readonly Action: string | readonly string[];
	readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
	value === undefined ? [] : Array.isArray(value) ? value : [value as T];

const statementsOf = (resource: Resource | undefined, property: string): readonly Statement[] =>
	(resource?.Properties[property] as { readonly Statement: readonly Statement[] } | undefined)?.Statement ?? [];

interface Reference {
	readonly stack: string;
	readonly type: string;
}

/** The resource that a value refers to, in its own stack or through the export of another; by `stack/logical id`. */
function referredBy({ all }: Templates, value: unknown, { stack, type }: Reference): string {
	const text = JSON.stringify(value);
	const [found, ...others] = Object.keys(all(type)).filter((path) => {
		const [owner, id] = path.split('/');
		const isExported = text.includes('Fn::ImportValue') && text.includes(id ?? '');
		return isExported || (owner === stack && (text.includes(`"Ref":"${id}"`) || text.includes(`["${id}","Arn"]`)));
	});
	if (!found || others.length > 0) throw new Error(`${text} in ${stack} refers to no ${type}, or to several.`);
	return found;
}

/** The condition keys that CloudWatch sends when it delivers an alarm of this account; no other may be required. */
const KNOWN_CONDITIONS: Readonly<Record<string, RegExp>> = {
	'StringEquals aws:SourceAccount': /^"\d{12}"$/,
	'ArnLike aws:SourceArn': /:cloudwatch:[a-z0-9-]+:\d{12}:alarm:\*"/,
};

const isMetByAlarms = ({ Condition = {} }: Statement): boolean =>
	Object.entries(Condition).every(([operator, keys]) =>
		Object.entries(keys).every(([key, value]) => KNOWN_CONDITIONS[`${operator} ${key}`]?.test(JSON.stringify(value))),
	);

/** Denials of requests without TLS do not concern CloudWatch. */
const isAboutTls = ({ Condition }: Statement): boolean => Condition?.Bool?.['aws:SecureTransport'] === 'false';

/** Whether the policy allows CloudWatch this action for an alarm of the account. */
function lets(statements: readonly Statement[], action: string): boolean {
	const about = statements.filter(({ Action }) =>
		listOf(Action).some((one) => one.toLowerCase() === action.toLowerCase()),
	);
	const isDenied = about.some((one) => one.Effect === 'Deny' && !isAboutTls(one));
	const isAllowed = about.some(
		(one) =>
			one.Effect === 'Allow' &&
			typeof one.Principal === 'object' &&
			listOf(one.Principal.Service).includes('cloudwatch.amazonaws.com') &&
			isMetByAlarms(one),
	);
	return isAllowed && !isDenied;
}

export function topicsOf(centre: Templates, path: string, alarm: Resource): readonly string[] {
	const stack = path.split('/')[0] ?? '';
	return listOf(alarm.Properties.AlarmActions as readonly unknown[]).map((action) =>
		referredBy(centre, action, { stack, type: 'AWS::SNS::Topic' }),
	);
}

/** Why an alarm could not be delivered; empty when it could. */
export function obstaclesOf(centre: Templates, path: string, alarm: Resource): readonly string[] {
	return topicsOf(centre, path, alarm).flatMap((topicPath) => {
		const [owner = ''] = topicPath.split('/');
		const topic = centre.all('AWS::SNS::Topic')[topicPath];
		const policies = Object.entries(centre.all('AWS::SNS::TopicPolicy')).filter(
			([policy, { Properties }]) =>
				policy.startsWith(`${owner}/`) && JSON.stringify(Properties.Topics).includes(topicPath.split('/')[1] ?? ''),
		);
		const publishing = policies.flatMap(([, policy]) => statementsOf(policy, 'PolicyDocument'));
		const keyPath = referredBy(centre, topic?.Properties.KmsMasterKeyId, { stack: owner, type: 'AWS::KMS::Key' });
		const key = statementsOf(centre.all('AWS::KMS::Key')[keyPath], 'KeyPolicy');
		return [
			...(lets(publishing, 'sns:Publish') ? [] : [`${path}: CloudWatch may not publish to ${topicPath}`]),
			...['kms:Decrypt', 'kms:GenerateDataKey']
				.filter((use) => !lets(key, use))
				.map((use) => `${path}: CloudWatch lacks ${use} on ${keyPath}`),
		];
	});
}
