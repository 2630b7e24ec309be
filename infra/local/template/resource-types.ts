import { arnOf, type Identity, lowerNameOf, type Naming, nameOf, shortIdOf, uuidOf } from './identity.ts';
import { textOf } from './json.ts';

/**
 * `acts`: the local cloud does what the resource says, and refuses properties that are not listed.
 * `named`: it only lends its name to others. `ignored`: it has no meaning on one machine. Of the roles' grants those on the
 * table are enforced; the others are not proven here.
 */
interface ResourceType {
	readonly role: 'acts' | 'named' | 'ignored';
	readonly properties?: readonly string[];
	readonly identify?: (naming: Naming) => Identity;
}

const only = (ref: string): Identity => ({ ref, attributes: {} });
const withArn = (ref: string, Arn: string): Identity => ({ ref, attributes: { Arn } });

/** The stream of a table, which has no name of its own. */
const streamArnOf = (tableArn: string): string => `${tableArn}/stream/local`;

const dataTypes: Record<string, ResourceType> = {
	'AWS::DynamoDB::GlobalTable': {
		role: 'acts',
		properties: [
			...['AttributeDefinitions', 'BillingMode', 'GlobalSecondaryIndexes', 'KeySchema', 'Replicas', 'SSESpecification'],
			...['StreamSpecification', 'TableName', 'TimeToLiveSpecification'],
		],
		identify(naming) {
			const name = nameOf(naming, 'TableName');
			const Arn = arnOf(naming, 'dynamodb', `table/${name}`);
			return { ref: name, attributes: { Arn, StreamArn: streamArnOf(Arn) } };
		},
	},
	'AWS::S3::Bucket': {
		role: 'acts',
		properties: [
			...['BucketEncryption', 'BucketName', 'LifecycleConfiguration', 'LoggingConfiguration', 'OwnershipControls'],
			...['PublicAccessBlockConfiguration', 'VersioningConfiguration'],
		],
		identify(naming) {
			const name = lowerNameOf(naming, 'BucketName');
			const RegionalDomainName = `${name}.s3.${naming.stack.region}.amazonaws.com`;
			return { ref: name, attributes: { Arn: `arn:aws:s3:::${name}`, RegionalDomainName } };
		},
	},
	'AWS::KMS::Key': {
		role: 'acts',
		properties: ['Description', 'EnableKeyRotation', 'KeyPolicy', 'KeySpec', 'KeyUsage', 'PendingWindowInDays'],
		identify(naming) {
			const KeyId = uuidOf(naming);
			return { ref: KeyId, attributes: { Arn: arnOf(naming, 'kms', `key/${KeyId}`), KeyId } };
		},
	},
	'AWS::KMS::Alias': {
		role: 'acts',
		properties: ['AliasName', 'TargetKeyId'],
		identify: ({ properties }) => only(textOf(properties, 'AliasName')),
	},
	'AWS::SecretsManager::Secret': {
		role: 'acts',
		properties: ['Description', 'GenerateSecretString', 'KmsKeyId', 'Name'],
		identify: (naming) => {
			const arn = arnOf(naming, 'secretsmanager', `secret:${nameOf(naming, 'Name')}`);
			return { ref: arn, attributes: { Id: arn } };
		},
	},
};

const computeTypes: Record<string, ResourceType> = {
	'AWS::Lambda::Function': {
		role: 'acts',
		properties: [
			...['Architectures', 'Code', 'DeadLetterConfig', 'Description', 'Environment', 'FunctionName', 'Handler'],
			...['LoggingConfig', 'MemorySize', 'ReservedConcurrentExecutions', 'Role', 'Runtime', 'Timeout', 'TracingConfig'],
		],
		identify(naming) {
			const name = nameOf(naming, 'FunctionName');
			return withArn(name, arnOf(naming, 'lambda', `function:${name}`));
		},
	},
	'AWS::Lambda::EventSourceMapping': {
		role: 'acts',
		properties: [
			...[
				'BatchSize',
				'BisectBatchOnFunctionError',
				'DestinationConfig',
				'Enabled',
				'EventSourceArn',
				'FilterCriteria',
			],
			...['FunctionName', 'FunctionResponseTypes', 'MaximumRecordAgeInSeconds', 'MaximumRetryAttempts'],
			...['ScalingConfig', 'StartingPosition'],
		],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::ApiGatewayV2::Api': {
		role: 'acts',
		properties: ['Description', 'Name', 'ProtocolType'],
		identify(naming) {
			const id = shortIdOf(naming);
			const ApiEndpoint = `https://${id}.execute-api.${naming.stack.region}.amazonaws.com`;
			return { ref: id, attributes: { ApiEndpoint, ApiId: id } };
		},
	},
	'AWS::ApiGatewayV2::Integration': {
		role: 'acts',
		properties: ['ApiId', 'IntegrationType', 'IntegrationUri', 'PayloadFormatVersion', 'TimeoutInMillis'],
		identify: (naming) => only(shortIdOf(naming)),
	},
	'AWS::ApiGatewayV2::Route': {
		role: 'acts',
		properties: ['ApiId', 'AuthorizationType', 'RouteKey', 'Target'],
		identify: (naming) => only(shortIdOf(naming)),
	},
	'AWS::ApiGatewayV2::Stage': {
		role: 'acts',
		properties: ['AccessLogSettings', 'ApiId', 'AutoDeploy', 'DefaultRouteSettings', 'StageName'],
		identify: ({ properties }) => only(textOf(properties, 'StageName')),
	},
};

const messageTypes: Record<string, ResourceType> = {
	'AWS::SQS::Queue': {
		role: 'acts',
		properties: ['KmsMasterKeyId', 'MessageRetentionPeriod', 'QueueName', 'RedrivePolicy', 'VisibilityTimeout'],
		identify(naming) {
			const QueueName = nameOf(naming, 'QueueName');
			const url = `${naming.awsEndpoint}/${naming.stack.account}/${QueueName}`;
			return { ref: url, attributes: { Arn: arnOf(naming, 'sqs', QueueName), QueueName, QueueUrl: url } };
		},
	},
	'AWS::SNS::Topic': {
		role: 'acts',
		properties: ['DisplayName', 'KmsMasterKeyId', 'TopicName'],
		identify(naming) {
			const TopicName = nameOf(naming, 'TopicName');
			const arn = arnOf(naming, 'sns', TopicName);
			return { ref: arn, attributes: { TopicArn: arn, TopicName } };
		},
	},
	'AWS::SNS::Subscription': {
		role: 'acts',
		properties: ['Endpoint', 'Protocol', 'RedrivePolicy', 'TopicArn'],
		identify: (naming) => only(`${textOf(naming.properties, 'TopicArn')}:${uuidOf(naming)}`),
	},
	'AWS::Scheduler::ScheduleGroup': {
		role: 'acts',
		properties: ['Name'],
		identify(naming) {
			const name = nameOf(naming, 'Name');
			return withArn(name, arnOf(naming, 'scheduler', `schedule-group/${name}`));
		},
	},
	'AWS::Scheduler::Schedule': {
		role: 'acts',
		properties: [
			...['Description', 'FlexibleTimeWindow', 'GroupName', 'Name', 'ScheduleExpression'],
			...['ScheduleExpressionTimezone', 'State', 'Target'],
		],
		identify(naming) {
			const name = nameOf(naming, 'Name');
			return withArn(name, arnOf(naming, 'scheduler', `schedule/default/${name}`));
		},
	},
	'AWS::SES::ConfigurationSet': {
		role: 'acts',
		properties: ['DeliveryOptions', 'Name', 'ReputationOptions', 'SendingOptions', 'SuppressionOptions'],
		identify: (naming) => only(nameOf(naming, 'Name')),
	},
	'AWS::SES::ConfigurationSetEventDestination': {
		role: 'acts',
		properties: ['ConfigurationSetName', 'EventDestination'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::SES::EmailIdentity': {
		role: 'acts',
		properties: [
			'DkimAttributes',
			'DkimSigningAttributes',
			'EmailIdentity',
			'FeedbackAttributes',
			'MailFromAttributes',
		],
		identify: ({ properties }) => only(textOf(properties, 'EmailIdentity')),
	},
};

const edgeTypes: Record<string, ResourceType> = {
	'AWS::CloudFront::Distribution': {
		role: 'acts',
		properties: ['DistributionConfig'],
		identify(naming) {
			const Id = shortIdOf(naming).toUpperCase();
			return { ref: Id, attributes: { Id, DomainName: `${Id.toLowerCase()}.cloudfront.net` } };
		},
	},
	'AWS::CloudFront::Function': {
		role: 'acts',
		properties: ['AutoPublish', 'FunctionCode', 'FunctionConfig', 'Name'],
		identify(naming) {
			const arn = `arn:aws:cloudfront::${naming.stack.account}:function/${nameOf(naming, 'Name')}`;
			return { ref: arn, attributes: { FunctionARN: arn } };
		},
	},
	'AWS::CloudFront::ResponseHeadersPolicy': {
		role: 'acts',
		properties: ['ResponseHeadersPolicyConfig'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::CloudFront::CachePolicy': {
		role: 'acts',
		properties: ['CachePolicyConfig'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::CloudFront::OriginAccessControl': {
		role: 'named',
		identify: (naming) => ({ ref: shortIdOf(naming), attributes: { Id: shortIdOf(naming) } }),
	},
};

const otherTypes: Record<string, ResourceType> = {
	'AWS::IAM::Role': {
		role: 'acts',
		properties: [
			...['AssumeRolePolicyDocument', 'Description', 'ManagedPolicyArns', 'MaxSessionDuration', 'Policies', 'RoleName'],
		],
		identify(naming) {
			const name = nameOf(naming, 'RoleName');
			return withArn(name, `arn:aws:iam::${naming.stack.account}:role/${name}`);
		},
	},
	'AWS::IAM::Policy': {
		role: 'acts',
		properties: ['PolicyDocument', 'PolicyName', 'Roles'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::Logs::LogGroup': {
		role: 'named',
		identify(naming) {
			const name = nameOf(naming, 'LogGroupName');
			return withArn(name, arnOf(naming, 'logs', `log-group:${name}:*`));
		},
	},
	'AWS::CloudWatch::Alarm': {
		role: 'named',
		identify(naming) {
			const name = nameOf(naming, 'AlarmName');
			return withArn(name, arnOf(naming, 'cloudwatch', `alarm:${name}`));
		},
	},
	'AWS::CDK::Metadata': { role: 'ignored' },
	'AWS::CloudWatch::Dashboard': { role: 'ignored' },
	'AWS::Lambda::Permission': { role: 'ignored' },
	'AWS::S3::BucketPolicy': { role: 'ignored' },
	'AWS::SNS::TopicPolicy': { role: 'ignored' },
	'AWS::SQS::QueuePolicy': { role: 'ignored' },
};

/** Every type of resource the local cloud knows. */
export const resourceTypes: Readonly<Record<string, ResourceType>> = {
	...dataTypes,
	...computeTypes,
	...messageTypes,
	...edgeTypes,
	...otherTypes,
};
