import { audiences } from '@tulia/contracts/endpoint';
import { type App, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { siteBucketName, UPLOADS_PREFIX } from './site-bucket-name.ts';
import type { Stage } from './stage.ts';

/** One finding of a policy pack that we keep, and why. */
export interface Acknowledgement {
	/** Where: a construct's path, its children included. */
	readonly place: string;
	/** The qualified id; only that form keeps its reason in the report. */
	readonly id: string;
	readonly reason: string;
	/** When it was last thought about. */
	readonly since: `${number}-${number}-${number}`;
}

const solutions = (rule: string): string => `AwsSolutions::AwsSolutions-${rule}`;
const serverless = (rule: string): string => `Serverless::Serverless-${rule}`;
const since = '2026-11-21' as const;

const FUNCTIONS = {
	api: audiences.map((audience) => `api/${audience}/Function`),
	workers: ['notifications/Notifier', 'edge/Publisher', 'edge/MissingPage', 'notifications/MailEvents'],
} as const;

const everyFunction: readonly Acknowledgement[] = [...FUNCTIONS.api, ...FUNCTIONS.workers].map((place) => ({
	place,
	id: solutions('IAM5[Resource::*]'),
	reason: 'X-Ray has no resources to name: PutTraceSegments and PutTelemetryRecords accept only "*".',
	since,
}));

const synchronousFunctions: readonly Acknowledgement[] = [...FUNCTIONS.api, 'edge/MissingPage'].map((place) => ({
	place,
	id: serverless('LambdaDLQ'),
	reason: 'Called synchronously by the API: the caller learns of a failure, there is no event to keep.',
	since,
}));

const polledFunctions: readonly Acknowledgement[] = [
	{
		place: 'notifications/Notifier',
		id: serverless('LambdaDLQ'),
		reason: 'Fed by the stream and by a queue only; each has its own failure queue.',
		since,
	},
	{
		place: 'edge/Publisher',
		id: serverless('LambdaDLQ'),
		reason:
			'Fed by the stream, which has its own failure queue, and called synchronously by releases; a sweep that fails is replaced by the next.',
		since,
	},
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
		'edge/PageFailures',
	].map((place) => ({
		place,
		id: serverless('SQSRedrivePolicy'),
		reason: 'It is itself where failures rest; a person empties it, an alarm says when.',
		since,
	})),
	...['notifications/JobFailures', 'edge/PageFailures'].map((place) => ({
		place,
		id: solutions('SQS3'),
		reason: 'It is the failure queue of a stream, which the rule does not recognise as a dead-letter queue.',
		since,
	})),
];

const releases: readonly Acknowledgement[] = [
	['site-shell', 'shell'],
	['site-content', 'mfe/content'],
	['site-booking', 'mfe/booking'],
	['site-admin', 'mfe/admin'],
].map(([place = '', prefix]) => ({
	place,
	id: solutions(`IAM5[Resource::tulia-edge:ExportsOutputFnGetAttSiteBucket978D4AEBArn2068E4CD/${prefix}/*]`),
	reason: 'A release is a folder of files whose names hold hashes; the folder is the team’s own and nothing else.',
	since,
}));

const api: readonly Acknowledgement[] = [
	{
		place: 'api/Api',
		id: solutions('APIG4'),
		reason:
			'Access is decided in process by one adapter from the contract, deny by default, with a consistent read of the account (promise A5); an authorizer would add a cold start and could not carry our answers.',
		since,
	},
	{
		place: 'api/OriginSecret',
		id: solutions('SMG4'),
		reason:
			'Rotation needs CloudFront and every function to change together, which a deploy does and a rotation function cannot. The secret opens no data: it only proves that a request came through CloudFront.',
		since,
	},
];

const edge: readonly Acknowledgement[] = [
	{
		place: 'edge/Site/Bucket',
		id: solutions('S1'),
		reason: 'The bucket holds public files and answers CloudFront alone; writes are in CloudTrail.',
		since,
	},
	{
		place: 'edge/FrontDoor/Distribution',
		id: solutions('CFR1'),
		reason: 'Help must be reachable from abroad: clients travel and families live elsewhere.',
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
		place: 'edge/FrontDoor/Distribution',
		id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
		reason: 'Listing turns a missing file into a 404. A default root object is set and the edge function rewrites "/".',
		since,
	},
	...['edge/Publisher', 'edge/MissingPage'].map((place) => ({
		place,
		id: solutions('IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]'),
		reason: 'Pages are files anywhere in the bucket, which holds nothing but what the site shows everybody.',
		since,
	})),
	{
		place: 'edge/MissingPage',
		id: solutions('APIG4'),
		reason: 'It answers what anybody may read, and only requests with the origin secret, which the function asks for.',
		since,
	},
];

/** Every kept finding of the policy packs, for one stage. A test finds those without a reason and those that no longer occur. */
export const acknowledgementsOf = (stage: Stage): readonly Acknowledgement[] => [
	...everyFunction,
	...synchronousFunctions,
	...polledFunctions,
	...failureQueues,
	...releases,
	...api,
	...edge,
	{
		place: 'notifications/Notifier',
		id: solutions(
			`IAM5[Resource::arn:<AWS::Partition>:scheduler:${stage.region}:${stage.account}:schedule/reminders/rem-*]`,
		),
		reason: 'A reminder’s schedule is named after its appointment, so its name is not known ahead.',
		since,
	},
	...['api/admin/Function', 'notifications/Notifier'].map((place) => ({
		place,
		id: solutions(`IAM5[Resource::arn:<AWS::Partition>:s3:::${siteBucketName(stage)}/${UPLOADS_PREFIX}*]`),
		reason: 'A picture is named after its content, so its name is not known ahead; nothing else lies in that folder.',
		since,
	})),
	...(stage.webAclArn ? [] : [noFirewall]),
	...(stage.certificateArn ? [] : [noCertificate]),
];

const noFirewall: Acknowledgement = {
	place: 'edge/FrontDoor/Distribution',
	id: solutions('CFR2'),
	reason: 'A stage names its web ACL (context webAclArn, us-east-1); this stage has none.',
	since,
};

const noCertificate: Acknowledgement = {
	place: 'edge/FrontDoor/Distribution',
	id: solutions('CFR4'),
	reason:
		'A stage names its domain and certificate and then speaks TLS 1.2 or newer; this one has the default certificate.',
	since,
};

/** Applies the list. A place that does not exist throws: the list has grown stale. */
export function acknowledge(app: App, stage: Stage): void {
	for (const { place, id, reason } of acknowledgementsOf(stage)) {
		Validations.of(constructAt(app, place)).acknowledge({ id, reason });
	}
}

const constructAt = (app: App, place: string): IConstruct =>
	place.split('/').reduce<IConstruct>((parent, name) => parent.node.findChild(name), app);
