/** Where one copy of the centre lives. Read from the CDK context: `npx cdk deploy -c account=… -c domainName=… …`. */
export interface Stage {
	/** Account and region are explicit so that a synth asks nobody (no credentials, no network). */
	readonly account: string;
	readonly region: string;
	/** The domain of the SES identity: every sender address of the centre belongs to it. */
	readonly mailDomain: string;
	/** The public host name. Needs `certificateArn`; without both the site answers on its CloudFront name. */
	readonly domainName: string | undefined;
	/** An ACM certificate in us-east-1, where CloudFront looks for it. */
	readonly certificateArn: string | undefined;
	/** A WAF web ACL (scope CLOUDFRONT, us-east-1) with the rate rule; none on the local stage. */
	readonly webAclArn: string | undefined;
	/** Who is mailed when an alarm rings. */
	readonly alarmEmail: string | undefined;
	/**
	 * Names of the keys whose signatures on access tokens count; the first one signs. There are two only while they are
	 * exchanged (docs/operations.md).
	 */
	readonly signingKeys: readonly [string, ...string[]];
	/** Whether staff must have a second factor before anything under `/api/admin/` answers them (rule 5). */
	readonly staffSecondFactor: 'required' | 'optional';
}

/** Turns context values into a stage. A value of the wrong type throws, naming its key. */
export function stageFrom(context: (key: string) => unknown): Stage {
	const optional = (key: string): string | undefined => {
		const value = context(key);
		if (value === undefined || typeof value === 'string') return value;
		throw new Error(`Context "${key}" must be text.`);
	};
	return {
		account: optional('account') ?? '000000000000',
		region: optional('region') ?? 'af-south-1',
		mailDomain: optional('mailDomain') ?? 'tulia.example',
		domainName: optional('domainName'),
		certificateArn: optional('certificateArn'),
		webAclArn: optional('webAclArn'),
		alarmEmail: optional('alarmEmail'),
		signingKeys: signingKeysFrom(optional('signingKeys') ?? 'first'),
		staffSecondFactor: staffSecondFactorFrom(optional('staffSecondFactor') ?? 'optional'),
	};
}

/** `2026,2027`: names of letters and digits, each once, because a name is the key's identity in its stack. */
function signingKeysFrom(text: string): Stage['signingKeys'] {
	const [first = '', ...others] = text.split(',');
	const names = [first, ...others];
	if (!names.every((name) => /^[A-Za-z0-9]{1,30}$/.test(name)) || new Set(names).size < names.length)
		throw new Error('Context "signingKeys" must be different names of letters and digits, with commas between them.');
	return [first, ...others];
}

function staffSecondFactorFrom(text: string): Stage['staffSecondFactor'] {
	if (text === 'required' || text === 'optional') return text;
	throw new Error('Context "staffSecondFactor" must be "required" or "optional".');
}
