import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PUBLIC_KEYS, type TableKeys } from './leading-keys.ts';

/** The resources of permissions. A stack supplies the ARNs that its functions need. */
type ResourceName =
	| 'table'
	| 'stream'
	| 'data-key'
	| 'field-key'
	| 'signing-key'
	| 'mail-identity'
	| 'configuration-set'
	| 'lifted-configuration-set'
	| 'sms-origin'
	| 'sms-configuration-set'
	| 'reminder-queue'
	| 'dead-letters'
	| 'reminder-schedules'
	| 'scheduler-role'
	| 'site-objects'
	| 'site-bucket'
	| 'site-key'
	| 'uploads'
	| 'shell-releases'
	| 'module-releases'
	| 'publisher'
	| 'renderer'
	| 'canary';

/** ARNs by name, and their region. */
export interface Resources {
	readonly region: string;
	readonly arns: Partial<Record<ResourceName, string>>;
	/** The keys of valid access tokens: the signing key, and a second key during a rotation. */
	readonly publishedKeys?: readonly string[];
	/** The partition keys of the table that the function may access. */
	readonly tableKeys?: TableKeys | undefined;
}

/** The patterns of one kind of access. A grant without patterns is a wiring mistake and throws. */
type KeysOf = (kind: keyof TableKeys) => readonly string[];

interface Context {
	readonly at: Locate;
	readonly region: string;
	readonly publishedKeys: readonly string[];
	readonly keysOf: KeysOf;
}

type Locate = (name: ResourceName) => string;
type Conditions = Record<string, Record<string, unknown>>;

const allow = (actions: readonly string[], resource: string, conditions?: Conditions): PolicyStatement =>
	new PolicyStatement({
		effect: Effect.ALLOW,
		actions: [...actions],
		resources: [resource],
		...(conditions ? { conditions } : {}),
	});

const DECRYPT = ['kms:Decrypt', 'kms:DescribeKey'];
const ENCRYPT = [...DECRYPT, 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

/** The key of an encrypted service: usable through that service only. */
const through = (
	service: string,
	actions: readonly string[],
	{ key, region }: { readonly key: string; readonly region: string },
): PolicyStatement => allow(actions, key, { StringEquals: { 'kms:ViaService': `${service}.${region}.amazonaws.com` } });

/** The encryption context of the field cipher; the key decrypts nothing else. */
const FOR_FIELDS: Conditions = { StringEquals: { 'kms:EncryptionContext:purpose': 'fields' } };

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** DynamoDB compares the table's partition keys with the patterns, on an index that index's own. */
const withKeys = (patterns: readonly string[]): Conditions => ({
	'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...new Set(patterns)] },
});

const index =
	(name: 'GSI1' | 'GSI2' | 'GSI3') =>
	({ at, keysOf }: Context) => [allow(['dynamodb:Query'], `${at('table')}/index/${name}`, withKeys(keysOf(name)))];

/** The permissions of the centre's code, each an exact list of actions on named resources. Never Scan. */
const permissions = {
	/** Reads public content, from the table and the indexes of published items. */
	'catalogue:read': ({ at, region }) => [
		...[at('table'), `${at('table')}/index/GSI1`, `${at('table')}/index/GSI2`].map((arn) =>
			allow(READ, arn, withKeys(PUBLIC_KEYS)),
		),
		through('dynamodb', DECRYPT, { key: at('data-key'), region }),
	],
	'table:read': ({ at, region, keysOf }) => [
		allow(READ, at('table'), withKeys(keysOf('read'))),
		through('dynamodb', DECRYPT, { key: at('data-key'), region }),
	],
	'table:write': ({ at, region, keysOf }) => [
		allow(WRITE, at('table'), withKeys(keysOf('write'))),
		through('dynamodb', ENCRYPT, { key: at('data-key'), region }),
	],
	/** Transactions on several items, including condition checks. */
	'table:transact': ({ at, region, keysOf }) => [
		allow([...WRITE, 'dynamodb:ConditionCheckItem'], at('table'), withKeys(keysOf('write'))),
		through('dynamodb', ENCRYPT, { key: at('data-key'), region }),
	],
	'index:GSI1': index('GSI1'),
	'index:GSI2': index('GSI2'),
	'index:GSI3': index('GSI3'),
	'stream:read': ({ at, region }) => [
		// Required by Lambda before it reads any stream; the action has no resource.
		allow(['dynamodb:ListStreams'], '*'),
		allow(['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], at('stream')),
		through('dynamodb', DECRYPT, { key: at('data-key'), region }),
	],
	/** Decrypts the data key for names, email addresses and notes. */
	'field-key:decrypt': ({ at }) => [allow(['kms:Decrypt'], at('field-key'), FOR_FIELDS)],
	/** Generates the data key before the first encryption. */
	'field-key:generate': ({ at }) => [allow(['kms:GenerateDataKey'], at('field-key'), FOR_FIELDS)],
	'signing-key:sign': ({ at }) => [allow(['kms:Sign'], at('signing-key'))],
	'signing-key:public-key': ({ publishedKeys }) => publishedKeys.map((key) => allow(['kms:GetPublicKey'], key)),
	'mail:send': ({ at }) => [
		allow(['ses:SendRawEmail'], at('mail-identity')),
		allow(['ses:SendRawEmail'], at('configuration-set')),
		allow(['ses:SendRawEmail'], at('lifted-configuration-set')),
		// Reads the remaining quota; the action has no resource.
		allow(['ses:GetSendQuota'], '*'),
	],
	'sms:send': ({ at }) => [
		allow(['sms-voice:SendTextMessage'], at('sms-origin')),
		allow(['sms-voice:SendTextMessage'], at('sms-configuration-set')),
	],
	/** Creates and deletes one-time reminders (`rem-…`), and passes Scheduler its own narrow role. */
	'reminders:schedule': ({ at }) => [
		allow(['scheduler:CreateSchedule', 'scheduler:DeleteSchedule'], at('reminder-schedules')),
		allow(['iam:PassRole'], at('scheduler-role'), {
			StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
		}),
	],
	'reminder-queue:consume': ({ at, region }) => [
		allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], at('reminder-queue')),
		through('sqs', DECRYPT, { key: at('data-key'), region }),
	],
	'dead-letters:send': ({ at, region }) => [
		allow(['sqs:SendMessage'], at('dead-letters')),
		through('sqs', ['kms:Decrypt', 'kms:GenerateDataKey'], { key: at('data-key'), region }),
	],
	'site:read': ({ at, region }) => [
		allow(['s3:GetObject'], at('site-objects')),
		allow(['s3:ListBucket'], at('site-bucket')),
		through('s3', ['kms:Decrypt'], { key: at('site-key'), region }),
	],
	'site:write': ({ at, region }) => [
		allow(['s3:PutObject', 's3:DeleteObject'], at('site-objects')),
		through('s3', ['kms:GenerateDataKey'], { key: at('site-key'), region }),
	],
	/** Stores pictures of staff, under their prefix only. The key's own policy allows this function to encrypt them. */
	'uploads:put': ({ at }) => [allow(['s3:PutObject'], at('uploads'))],
	/** Deletes unused pictures of staff, and nothing else. */
	'uploads:delete': ({ at }) => [allow(['s3:DeleteObject'], at('uploads'))],
	/** Stores files of a release, and reads them for a rollback. Never deletes, because browsers may use old versions. */
	'release:put': ({ at, region }) => [
		allow(['s3:GetObject', 's3:PutObject'], at('site-objects')),
		// Without LIST a missing object is 403 instead of 404, and a first release could not be recognised.
		allow(['s3:ListBucket'], at('site-bucket')),
		through('s3', ['kms:Decrypt', 'kms:GenerateDataKey'], { key: at('site-key'), region }),
	],
	/** Reads the released files of shell and modules. Missing ones are 403, because LIST is not granted. */
	'release-files:read': ({ at, region }) => [
		allow(['s3:GetObject'], at('shell-releases')),
		allow(['s3:GetObject'], at('module-releases')),
		through('s3', ['kms:Decrypt'], { key: at('site-key'), region }),
	],
	'renderer:invoke': ({ at }) => [allow(['lambda:InvokeFunction'], at('renderer'))],
	/** Reads the live versions of other parts with their exports, to compare a release with them. */
	'release:compare': ({ at }) => [allow(['s3:GetObject'], at('site-objects'))],
	'publisher:invoke': ({ at }) => [allow(['lambda:InvokeFunction'], at('publisher'))],
	'canary:invoke': ({ at }) => [allow(['lambda:InvokeFunction'], at('canary'))],
} as const satisfies Record<string, (context: Context) => readonly PolicyStatement[]>;

export type Grant = keyof typeof permissions;

/** The statements of a set of grants. Throws for a resource that the stack does not supply: a wiring mistake. */
export function statementsOf(grants: Iterable<Grant>, resources: Resources): readonly PolicyStatement[] {
	return [...new Set(grants)].flatMap((grant) => {
		const locate: Locate = (name) => {
			const arn = resources.arns[name];
			if (arn === undefined)
				throw new Error(`The grant "${grant}" needs the resource "${name}", which its stack does not name.`);
			return arn;
		};
		const keysOf: KeysOf = (kind) => {
			const keys = resources.tableKeys?.[kind] ?? [];
			if (keys.length === 0)
				throw new Error(`The grant "${grant}" needs partition keys to ${kind}: infra/lib/grants/leading-keys.ts.`);
			return keys;
		};
		const { region, publishedKeys = [] } = resources;
		const statements = permissions[grant]({ at: locate, region, publishedKeys, keysOf });
		if (statements.length === 0) throw new Error(`The grant "${grant}" is about keys its stack does not name.`);
		return statements;
	});
}
