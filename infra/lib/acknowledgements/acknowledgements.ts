import { audiences } from '@tulia/contracts/endpoint';
import { prefixOf, siteModules } from '@tulia/contracts/site-modules';
import { type App, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { nameIn, stackIdIn } from '../names.ts';
import { siteBucketName, UPLOADS_PREFIX } from '../site-bucket-name.ts';
import type { Stage } from '../stage.ts';
import { type Acknowledgement, hipaa, serverless, solutions } from './acknowledgement.ts';
import { healthDataAcknowledgements } from './health-data-acknowledgements.ts';

const since = '2026-11-21' as const;

const FUNCTIONS = {
	api: audiences.map((audience) => `api/${audience}/Function`),
	workers: [
		'notifications/Notifier',
		'edge/Publisher',
		'edge/Renderer',
		'edge/MissingPage',
		'notifications/MailEvents',
		'notifications/SmsEvents',
		'monitoring/Canary/Walk',
	],
} as const;

const everyFunction: readonly Acknowledgement[] = [...FUNCTIONS.api, ...FUNCTIONS.workers].map((place) => ({
	place,
	id: solutions('IAM5[Resource::*]'),
	reason: 'X-Ray has no resources to name: PutTraceSegments and PutTelemetryRecords accept only "*".',
	since,
}));

const streamedFunctions: readonly Acknowledgement[] = ['notifications/Notifier', 'edge/Publisher'].map((place) => ({
	place,
	id: serverless('LambdaStarPermissions'),
	reason: 'ListStreams, which Lambda requires before it maps a stream, has no resources to name: it accepts only "*".',
	since,
}));

const budgetOfPipeline = (stage: Stage): Acknowledgement => ({
	place: 'pipelines/Deploy',
	id: solutions(
		`IAM5[Resource::arn:<AWS::Partition>:cloudformation:us-east-1:${stage.account}:stack/${nameIn(stage, 'budget')}/*]`,
	),
	reason: 'CloudFormation adds an id to the name of a stack, which is not known in advance.',
	since,
});

const alarmMails: Acknowledgement = {
	place: 'data/Alarms',
	id: serverless('SNSRedrivePolicy'),
	reason: 'Alarms are sent by mail, which SNS retries itself; a queue of alarms would not be read at night.',
	since,
};

/** Two packs require a dead-letter queue for each function. */
const withoutDeadLetters = (place: string, reason: string): readonly Acknowledgement[] =>
	[serverless('LambdaDLQ'), hipaa('LambdaDLQ')].map((id) => ({ place, id, reason, since }));

const synchronousFunctions: readonly Acknowledgement[] = [
	...FUNCTIONS.api,
	'edge/MissingPage',
	'edge/Renderer',
].flatMap((place) =>
	withoutDeadLetters(
		place,
		'Called synchronously by the API or the publisher: the caller gets the failure, there is no event to store.',
	),
);

const polledFunctions: readonly Acknowledgement[] = [
	...withoutDeadLetters(
		'notifications/Notifier',
		'Fed by the stream and by a queue only; each has its own failure queue.',
	),
	...withoutDeadLetters(
		'edge/Publisher',
		'Fed by the stream, which has its own failure queue, and called synchronously by releases; a sweep that fails is replaced by the next.',
	),
	...withoutDeadLetters(
		'monitoring/Canary/Walk',
		'A failed run raises an alarm, and the next run follows in 15 minutes: there is no event to store.',
	),
	{
		place: 'notifications/Reminders',
		id: serverless('LambdaEventSourceMappingDestination'),
		reason: 'The source is a queue: what fails every attempt goes to its dead-letter queue.',
		since,
	},
];

const failureQueues: readonly Acknowledgement[] = [
	...[
		'notifications/Clock/Failures',
		'notifications/JobFailures',
		'notifications/MailEventFailures',
		'notifications/SmsEventFailures',
		'edge/PageFailures',
	].map((place) => ({
		place,
		id: serverless('SQSRedrivePolicy'),
		reason: 'It is itself a dead-letter queue; an alarm requests that a person empties it.',
		since,
	})),
	...['notifications/JobFailures', 'edge/PageFailures'].map((place) => ({
		place,
		id: solutions('SQS3'),
		reason: 'It is the failure queue of a stream, which the rule does not recognise as a dead-letter queue.',
		since,
	})),
];

const releasesTo = (stage: Stage): readonly Acknowledgement[] =>
	siteModules.map((module) => ({
		place: `site-${module}`,
		id: solutions(
			`IAM5[Resource::${nameIn(stage, 'edge')}:ExportsOutputFnGetAttSiteBucket978D4AEBArn2068E4CD/${prefixOf(module)}/*]`,
		),
		reason: 'A release is a folder of files whose names contain hashes; the folder belongs to the team only.',
		since,
	}));

const api = (stage: Stage): readonly Acknowledgement[] => [
	{
		place: 'api/Api',
		id: solutions('APIG4'),
		reason:
			'Access is decided in process by one adapter from the contract, deny by default, with a consistent read of the account (promise A5); an authorizer would add a cold start and could not carry our answers.',
		since,
	},
	...stage.originSecrets.flatMap((name) =>
		[solutions('SMG4'), hipaa('SecretsManagerRotationEnabled')].map((id) => ({
			place: `api/OriginSecret-${name}`,
			id,
			reason:
				'It is rotated by the file of the stage, since CloudFront and every function change with it, which a rotation function cannot do. It gives access to no data: it only proves that a request came through CloudFront.',
			since,
		})),
	),
];

const edge: readonly Acknowledgement[] = [
	...[solutions('S1'), hipaa('S3BucketLoggingEnabled')].map((id) => ({
		place: 'edge/Site/Bucket',
		id,
		reason: 'The bucket has public files and answers only CloudFront; writes are in CloudTrail.',
		since,
	})),
	{
		place: 'edge/FrontDoor/Distribution',
		id: solutions('CFR1'),
		reason: 'Help must be reachable from abroad: clients travel, and families live in other countries.',
		since,
	},
	{
		place: 'edge/FrontDoor/Distribution',
		id: solutions('CFR3'),
		reason:
			'Standard logs record the address of every viewer with every path: who read about addiction, and every reset link (promise W6). The API keeps its own log, by route and without addresses.',
		since,
	},
	{
		place: 'edge/Site',
		id: 'Annotation::@aws-cdk/aws-cloudfront-origins:wildcardKeyPolicyForOac',
		reason:
			'The key cannot name the distribution, which depends on the bucket, which depends on the key; the policy of the bucket names it (decision 053).',
		since,
	},
	{
		place: 'edge/FrontDoor/Distribution',
		id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
		reason: 'Listing turns a missing file into a 404. A default root object is set and the edge function rewrites "/".',
		since,
	},
	...['edge/Publisher', 'edge/MissingPage'].map((place) => ({
		place,
		id: solutions('IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]'),
		reason: 'Pages are files anywhere in the bucket, which contains only what the site shows everybody.',
		since,
	})),
	...['shell', 'mfe'].map((folder) => ({
		place: 'edge/Renderer',
		id: solutions(`IAM5[Resource::<SiteBucket978D4AEB.Arn>/${folder}/*]`),
		reason: 'It reads every version of shell and modules that is live or tried; the folders contain only public files.',
		since,
	})),
	{
		place: 'edge/MissingPage',
		id: solutions('APIG4'),
		reason: 'It answers public content, and only requests with the origin secret, which the function checks.',
		since,
	},
];

/** Every accepted finding of the policy packs, for one stage. A test finds entries without a reason and stale ones. */
export const acknowledgementsOf = (stage: Stage): readonly Acknowledgement[] =>
	[
		...everyFunction,
		...synchronousFunctions,
		...streamedFunctions,
		...(stage.alarmEmails.length > 0 ? [alarmMails] : []),
		...(stage.alarmEmails.length > 0 && stage.pipelines !== 'none' ? [budgetOfPipeline(stage)] : []),
		...polledFunctions,
		...failureQueues,
		...releasesTo(stage),
		...api(stage),
		...edge,
		...healthDataAcknowledgements(stage),
		{
			place: 'notifications/Notifier',
			id: solutions(
				`IAM5[Resource::arn:<AWS::Partition>:scheduler:${stage.region}:${stage.account}:schedule/${nameIn(stage, 'reminders')}/rem-*]`,
			),
			reason: 'A reminder’s schedule is named after its appointment, so its name is not known in advance.',
			since,
		},
		...['api/admin/Function', 'notifications/Notifier'].map((place) => ({
			place,
			id: solutions(`IAM5[Resource::arn:<AWS::Partition>:s3:::${siteBucketName(stage)}/${UPLOADS_PREFIX}*]`),
			reason:
				'A picture is named after its content, so its name is not known in advance; that folder contains nothing else.',
			since,
		})),
		...(stage.nightlyCopies === 'none' ? [] : [copyingRole]),
		...(stage.webAclArn === 'none' ? [noFirewall] : []),
		...(stage.certificateArn === 'none' ? [noCertificate] : []),
	].filter(({ place }) => stage.sms !== 'none' || !place.startsWith(SMS_PARTS));

/** Absent in a stage without SMS. */
const SMS_PARTS = 'notifications/Sms';

const copyingRole: Acknowledgement = {
	place: 'backup/Nightly',
	id: solutions('IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]'),
	reason:
		'AWS Backup defines the permissions it needs to copy a table, and changes them; only that service can assume the role.',
	since: '2026-11-24',
};

const noFirewall: Acknowledgement = {
	place: 'edge/FrontDoor/Distribution',
	id: solutions('CFR2'),
	reason: 'A stage names its web ACL (webAclArn); this one has none.',
	since,
};

const noCertificate: Acknowledgement = {
	place: 'edge/FrontDoor/Distribution',
	id: solutions('CFR4'),
	reason:
		'A stage names its domain and certificate and then uses TLS 1.2 or newer; this one has the default certificate.',
	since,
};

/** Applies the list. Throws for a path that does not exist, which is a stale entry. */
export function acknowledge(app: App, stage: Stage): void {
	for (const { place, id, reason } of acknowledgementsOf(stage)) {
		Validations.of(constructAt(app, stackIdIn(stage, place))).acknowledge({ id, reason });
	}
}

const constructAt = (app: App, place: string): IConstruct =>
	place.split('/').reduce<IConstruct>((parent, name) => parent.node.findChild(name), app);
