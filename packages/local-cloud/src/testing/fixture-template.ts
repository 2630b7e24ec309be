import type { JsonObject } from '../template/json.ts';

const ref = (Ref: string): JsonObject => ({ Ref });
const get = (id: string, attribute = 'Arn'): JsonObject => ({ 'Fn::GetAtt': [id, attribute] });

const lambda = (file: string, more: JsonObject = {}): JsonObject => ({
	Type: 'AWS::Lambda::Function',
	Properties: {
		Code: { S3Key: 'code.zip' },
		FunctionName: `tiny-${file}`,
		Handler: `${file}.handler`,
		Timeout: 5,
		Environment: {
			Variables: {
				TABLE_NAME: ref('Table'),
				ORIGIN_SECRET: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', ref('Secret'), ':SecretString:::}}']] },
			},
		},
		...more,
	},
});

const route = (key: string): JsonObject => ({
	Type: 'AWS::ApiGatewayV2::Route',
	Properties: { ApiId: ref('Api'), RouteKey: key, Target: { 'Fn::Join': ['', ['integrations/', ref('Integration')]] } },
});

const routeKeys = [
	...['GET /api/hello/{name}', 'GET /api/hello/world', 'GET /api/now', 'GET /api/environment', 'GET /api/sleep'],
	...['GET /api/exit', 'GET /api/throw', 'POST /api/jobs', 'GET /pages/{proxy+}'],
];

const data: JsonObject = {
	Table: {
		Type: 'AWS::DynamoDB::GlobalTable',
		Properties: {
			TableName: 'tiny',
			AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
			KeySchema: [
				{ AttributeName: 'PK', KeyType: 'HASH' },
				{ AttributeName: 'SK', KeyType: 'RANGE' },
			],
			BillingMode: 'PAY_PER_REQUEST',
			Replicas: [{ Region: 'af-south-1', DeletionProtectionEnabled: true }],
			StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
			TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
		},
	},
	SigningKey: { Type: 'AWS::KMS::Key', Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' } },
	DataKey: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
	DataAlias: {
		Type: 'AWS::KMS::Alias',
		Properties: { AliasName: 'alias/tiny/data', TargetKeyId: get('DataKey') },
	},
	Secret: {
		Type: 'AWS::SecretsManager::Secret',
		Properties: { GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 40 } },
	},
	Site: { Type: 'AWS::S3::Bucket', Properties: {} },
};

const messages: JsonObject = {
	DeadLetters: { Type: 'AWS::SQS::Queue', Properties: {} },
	Queue: {
		Type: 'AWS::SQS::Queue',
		Properties: {
			VisibilityTimeout: 60,
			RedrivePolicy: { deadLetterTargetArn: get('DeadLetters'), maxReceiveCount: 2 },
		},
	},
	Group: { Type: 'AWS::Scheduler::ScheduleGroup', Properties: { Name: 'reminders' } },
	Sweep: {
		Type: 'AWS::Scheduler::Schedule',
		Properties: {
			Name: 'sweep',
			GroupName: ref('Group'),
			FlexibleTimeWindow: { Mode: 'OFF' },
			ScheduleExpression: 'rate(1 hour)',
			Target: { Arn: get('Queue'), Input: 'sweep', RoleArn: get('Role') },
		},
	},
	Role: { Type: 'AWS::IAM::Role', Properties: {} },
	Identity: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'shop.example' } },
	Letters: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'letters' } },
	MailTopic: { Type: 'AWS::SNS::Topic', Properties: {} },
	MailDestination: {
		Type: 'AWS::SES::ConfigurationSetEventDestination',
		Properties: {
			ConfigurationSetName: ref('Letters'),
			EventDestination: {
				Enabled: true,
				MatchingEventTypes: ['send', 'delivery', 'bounce'],
				SnsDestination: { TopicARN: ref('MailTopic') },
			},
		},
	},
	Texts: {
		Type: 'AWS::SMSVOICE::ConfigurationSet',
		Properties: {
			ConfigurationSetName: 'texts',
			EventDestinations: [
				{
					EventDestinationName: 'fate',
					Enabled: true,
					MatchingEventTypes: ['TEXT_ALL'],
					SnsDestination: { TopicArn: ref('MailTopic') },
				},
			],
		},
	},
	MailSubscription: {
		Type: 'AWS::SNS::Subscription',
		Properties: { Protocol: 'lambda', TopicArn: ref('MailTopic'), Endpoint: get('Worker') },
	},
};

const compute: JsonObject = {
	Function: lambda('api'),
	Worker: lambda('worker', { DeadLetterConfig: { TargetArn: get('DeadLetters') } }),
	Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'tiny', ProtocolType: 'HTTP' } },
	Integration: {
		Type: 'AWS::ApiGatewayV2::Integration',
		Properties: { ApiId: ref('Api'), IntegrationUri: get('Function'), PayloadFormatVersion: '2.0' },
	},
	...Object.fromEntries(routeKeys.map((key, index) => [`Route${index}`, route(key)])),
	Jobs: {
		Type: 'AWS::Lambda::EventSourceMapping',
		Properties: {
			BatchSize: 10,
			BisectBatchOnFunctionError: true,
			DestinationConfig: { OnFailure: { Destination: get('DeadLetters') } },
			EventSourceArn: get('Table', 'StreamArn'),
			FilterCriteria: { Filters: [{ Pattern: '{"dynamodb":{"Keys":{"PK":{"S":[{"prefix":"JOB#"}]}}}}' }] },
			FunctionName: ref('Worker'),
			FunctionResponseTypes: ['ReportBatchItemFailures'],
			MaximumRetryAttempts: 1,
			StartingPosition: 'TRIM_HORIZON',
		},
	},
	Messages: {
		Type: 'AWS::Lambda::EventSourceMapping',
		Properties: {
			EventSourceArn: get('Queue'),
			FunctionName: ref('Worker'),
			FunctionResponseTypes: ['ReportBatchItemFailures'],
		},
	},
};

const edge: JsonObject = {
	Headers: {
		Type: 'AWS::CloudFront::ResponseHeadersPolicy',
		Properties: {
			ResponseHeadersPolicyConfig: {
				Name: 'headers',
				SecurityHeadersConfig: {
					ContentTypeOptions: { Override: true },
					StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
				},
				CustomHeadersConfig: { Items: [{ Header: 'X-Team', Value: 'blue', Override: false }] },
			},
		},
	},
	PageAddress: {
		Type: 'AWS::CloudFront::Function',
		Properties: {
			Name: 'page-address',
			FunctionCode:
				"function handler(event) { var r = event.request; if (r.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } }; if (r.uri.indexOf('.') === -1 && r.uri !== '/') r.uri = '/app.html'; return r; }",
		},
	},
	Distribution: {
		Type: 'AWS::CloudFront::Distribution',
		Properties: {
			DistributionConfig: {
				DefaultRootObject: 'index.html',
				Enabled: true,
				Origins: [
					{ Id: 'site', DomainName: get('Site', 'RegionalDomainName'), S3OriginConfig: {} },
					{
						Id: 'api',
						DomainName: { 'Fn::Select': [2, { 'Fn::Split': ['/', get('Api', 'ApiEndpoint')] }] },
						OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 'told by the edge' }],
					},
				],
				CacheBehaviors: [
					{
						PathPattern: '/api/*',
						TargetOriginId: 'api',
						AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
						CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
						OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
					},
				],
				OriginGroups: {
					Quantity: 1,
					Items: [
						{
							Id: 'pages',
							FailoverCriteria: { StatusCodes: { Quantity: 2, Items: [403, 404] } },
							Members: { Quantity: 2, Items: [{ OriginId: 'site' }, { OriginId: 'api' }] },
						},
					],
				},
				DefaultCacheBehavior: {
					TargetOriginId: 'pages',
					CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
					Compress: true,
					ResponseHeadersPolicyId: ref('Headers'),
					FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: get('PageAddress', 'FunctionARN') }],
				},
			},
		},
	},
};

/** One of every resource that the local cloud knows. */
export const fixtureTemplate: JsonObject = {
	Parameters: { SiteOrigin: { Type: 'String', Default: 'https://shop.example' } },
	Resources: { ...data, ...messages, ...compute, ...edge },
	Outputs: {
		QueueUrl: { Value: ref('Queue') },
		DeadLettersUrl: { Value: ref('DeadLetters') },
		QueueArn: { Value: get('Queue') },
		SigningKeyId: { Value: ref('SigningKey') },
		SiteBucket: { Value: ref('Site') },
		Origin: { Value: ref('SiteOrigin') },
	},
};
