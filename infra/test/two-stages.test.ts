import type { Stage } from '../lib/stage.ts';
import { liveStage } from './live-stage.ts';
import { everyResourceOf, type Templates, templates } from './templates.ts';

/**
 * Where each type of resource has what must be unique in an account: paths into its properties. An empty list: it has no name but the
 * one AWS gives it, or lies inside something that is named. A type that is not here fails the test until somebody has looked.
 */
const names: Readonly<Record<string, readonly string[]>> = {
	'AWS::ApiGatewayV2::Api': ['Name'],
	'AWS::ApiGatewayV2::Integration': [],
	'AWS::ApiGatewayV2::Route': [],
	'AWS::ApiGatewayV2::Stage': [],
	'AWS::Backup::BackupPlan': ['BackupPlan.BackupPlanName'],
	// A selection is named within its plan.
	'AWS::Backup::BackupSelection': [],
	'AWS::Backup::BackupVault': ['BackupVaultName'],
	'AWS::Budgets::Budget': ['Budget.BudgetName'],
	'AWS::CloudFront::CachePolicy': ['CachePolicyConfig.Name'],
	'AWS::CloudFront::Distribution': ['DistributionConfig.Aliases'],
	'AWS::CloudFront::Function': ['Name'],
	'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig.Name'],
	'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig.Name'],
	'AWS::CloudWatch::Alarm': ['AlarmName'],
	'AWS::CloudWatch::CompositeAlarm': ['AlarmName'],
	'AWS::CloudWatch::Dashboard': ['DashboardName'],
	'AWS::DynamoDB::GlobalTable': ['TableName'],
	'AWS::IAM::OIDCProvider': ['Url'],
	'AWS::IAM::Policy': [],
	'AWS::IAM::Role': ['RoleName'],
	'AWS::KMS::Alias': ['AliasName'],
	'AWS::KMS::Key': [],
	'AWS::Lambda::EventSourceMapping': [],
	'AWS::Lambda::Function': ['FunctionName'],
	'AWS::Lambda::Permission': [],
	'AWS::Logs::LogGroup': ['LogGroupName'],
	'AWS::Logs::MetricFilter': ['FilterName'],
	// Two stages may share a zone, but not a name in it.
	'AWS::Route53::RecordSet': ['Name'],
	'AWS::S3::Bucket': ['BucketName'],
	'AWS::S3::BucketPolicy': [],
	'AWS::SES::ConfigurationSet': ['Name'],
	'AWS::SES::ConfigurationSetEventDestination': [],
	'AWS::SES::EmailIdentity': ['EmailIdentity'],
	'AWS::SMSVOICE::ConfigurationSet': ['ConfigurationSetName'],
	'AWS::SNS::Subscription': [],
	'AWS::SNS::Topic': ['TopicName'],
	'AWS::SNS::TopicPolicy': [],
	'AWS::SQS::Queue': ['QueueName'],
	'AWS::SQS::QueuePolicy': [],
	// A schedule is named within its group.
	'AWS::Scheduler::Schedule': [],
	'AWS::Scheduler::ScheduleGroup': ['Name'],
	'AWS::SecretsManager::Secret': ['Name'],
};

/** A second stage in the same account, which shares what an account has only once: its domain in SES, and its trust in GitHub. */
const rehearsalStage: Stage = {
	...liveStage,
	name: 'rehearsal',
	domainName: 'rehearsal.pumzika.co.ke',
	mail: { ...liveStage.mail, identity: 'existing' },
	pipelines: { repository: 'pumzika/website', trust: 'existing' },
};

let live: Templates;
let rehearsal: Templates;
beforeAll(() => {
	live = templates(liveStage);
	rehearsal = templates(rehearsalStage);
});

const valueAt = (value: unknown, path: string): unknown =>
	path
		.split('.')
		.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined), value);

/** Every physical name of a stage, with its type. One that is made of a resource of its own stack is nobody else's. */
function namesIn(centre: Templates): readonly string[] {
	return everyResourceOf(centre).flatMap(({ Type, Properties }) =>
		(names[Type] ?? []).flatMap((path) => {
			const name = JSON.stringify(valueAt(Properties, path));
			return name === undefined || /"Ref":"(?!AWS::)|Fn::GetAtt/.test(name) ? [] : [`${Type} ${name}`];
		}),
	);
}

describe('two stages in one account', () => {
	it('share no physical name', () => {
		const [first, second] = [namesIn(live), namesIn(rehearsal)];
		expect(first.length).toBeGreaterThan(30);
		expect(first.filter((name) => second.includes(name))).toEqual([]);
	});

	it('share no stack and no export', () => {
		const [first, second] = [live.stackNames, rehearsal.stackNames];
		expect(first).toContain('tulia-live-data');
		expect(first.filter((name) => second.includes(name))).toEqual([]);
	});

	it('are looked through whole: every type of resource is listed with where its name is', () => {
		const types = new Set(everyResourceOf(live).map(({ Type }) => Type));
		expect([...types].filter((type) => !Object.hasOwn(names, type))).toEqual([]);
	});
});
