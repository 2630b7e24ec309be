import { audiences, type Endpoint, methodsOf } from '@tulia/contracts/endpoint';
import { endpoints } from '@tulia/contracts/endpoints';
import { Match } from 'aws-cdk-lib/assertions';
import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

describe('the table', () => {
	it('the table cannot be deleted, has point-in-time recovery, and is encrypted with our key', () => {
		centre.of('data').hasResource('AWS::DynamoDB::GlobalTable', {
			DeletionPolicy: 'Retain',
			Properties: Match.objectLike({
				BillingMode: 'PAY_PER_REQUEST',
				TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
				StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
				SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
				Replicas: [
					Match.objectLike({
						DeletionProtectionEnabled: true,
						PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
						SSESpecification: { KMSMasterKeyId: Match.anyValue() },
					}),
				],
			}),
		});
	});

	it('the table has two full indexes and one sparse index of due items', () => {
		const index = (name: string, keys: string, projection: string) => ({
			IndexName: name,
			KeySchema: [
				{ AttributeName: `${keys}PK`, KeyType: 'HASH' },
				{ AttributeName: `${keys}SK`, KeyType: 'RANGE' },
			],
			Projection: { ProjectionType: projection },
		});
		centre.of('data').hasResourceProperties('AWS::DynamoDB::GlobalTable', {
			KeySchema: [
				{ AttributeName: 'PK', KeyType: 'HASH' },
				{ AttributeName: 'SK', KeyType: 'RANGE' },
			],
			GlobalSecondaryIndexes: [
				index('GSI1', 'G1', 'ALL'),
				index('GSI2', 'G2', 'ALL'),
				index('GSI3', 'G3', 'KEYS_ONLY'),
			],
		});
	});
});

describe('the API', () => {
	it('the API has exactly the routes of the contract, each answered by its audience', () => {
		const integrations = centre.all('AWS::ApiGatewayV2::Integration');
		const routes = Object.values(centre.all('AWS::ApiGatewayV2::Route')).map(({ Properties }) => {
			const target = JSON.stringify(Properties.Target);
			const integration = Object.keys(integrations).find((id) => target.includes(id.replace(/^.*\//, '')));
			return `${Properties.RouteKey} → ${audienceOf(integrations[integration ?? '']?.Properties.IntegrationUri)}`;
		});
		const pages = ['/pages/{proxy+}', '/index.html', '/app.html'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);
		const contract = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
			methodsOf(endpoint).map((method) => `${method} ${endpoint.path} → ${endpoint.audience}`),
		);
		expect(routes.sort()).toEqual([...contract, ...pages.map((route) => `${route} → missing-page`)].sort());
	});

	it('the API is throttled, has no CORS, and logs routes instead of paths', () => {
		centre.of('api').hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
		centre.of('api').hasResourceProperties('AWS::ApiGatewayV2::Stage', {
			DefaultRouteSettings: Match.objectLike({ ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 }),
			AccessLogSettings: { Format: Match.stringLikeRegexp('routeKey') },
		});
		const [stage] = Object.values(centre.all('AWS::ApiGatewayV2::Stage'));
		expect(JSON.stringify(stage?.Properties.AccessLogSettings)).not.toMatch(/context\.path|sourceIp|identity/);
	});

	it('the API runs every function on Node.js 24, arm64, traced, with a timeout below the API’s 30 seconds', () => {
		const functions = Object.values(centre.all('AWS::Lambda::Function'));
		expect(functions).toHaveLength(12);
		for (const { Properties } of functions) {
			expect(Properties).toMatchObject({
				Runtime: 'nodejs24.x',
				Architectures: ['arm64'],
				Handler: 'index.handler',
				TracingConfig: { Mode: 'Active' },
			});
		}
		for (const name of audiences) {
			centre.of('api').hasResourceProperties('AWS::Lambda::Function', { FunctionName: `tulia-${name}`, Timeout: 10 });
		}
	});

	it('the API gives the content function neither keys nor the address of the site', () => {
		const content = Object.values(centre.all('AWS::Lambda::Function')).find(
			({ Properties }) => Properties.FunctionName === 'tulia-content',
		);
		expect(Object.keys(variablesOf(content?.Properties.Environment)).sort()).toEqual([
			'METRICS_NAMESPACE',
			'ORIGIN_SECRET',
			'SENDS_SMS',
			'TABLE_NAME',
		]);
	});
});

describe('the distribution', () => {
	it('the distribution sends the security headers with pages, files and the API', () => {
		const policies = Object.values(centre.all('AWS::CloudFront::ResponseHeadersPolicy'));
		expect(policies).toHaveLength(3);
		for (const { Properties } of policies) {
			expect(Properties.ResponseHeadersPolicyConfig).toMatchObject({
				SecurityHeadersConfig: {
					ContentTypeOptions: { Override: true },
					FrameOptions: { FrameOption: 'DENY' },
					StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
				},
				CustomHeadersConfig: {
					Items: expect.arrayContaining([
						{ Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
						expect.objectContaining({ Header: 'Permissions-Policy' }),
					]),
				},
			});
		}
		for (const behavior of behaviorsOf(centre)) expect(behavior.ResponseHeadersPolicyId).toBeDefined();
	});

	it('the distribution never sends an address with a reset link as a referrer', () => {
		const reset = behaviorsOf(centre).find(({ PathPattern }) => PathPattern === '/reset-password/*');
		const id = JSON.stringify(reset?.ResponseHeadersPolicyId);
		const [policy] = Object.entries(centre.all('AWS::CloudFront::ResponseHeadersPolicy')).filter(([name]) =>
			id.includes(name.replace('edge/', '')),
		);
		expect(JSON.stringify(policy)).toContain('"ReferrerPolicy":"no-referrer"');
	});

	it('the distribution rewrites page addresses for the bucket only, and replaces no API response by a page', () => {
		const rewritten = behaviorsOf(centre).filter((behavior) =>
			JSON.stringify(behavior.FunctionAssociations)?.includes('PageAddress'),
		);
		expect(rewritten.map(({ PathPattern }) => PathPattern ?? 'default').sort()).toEqual([
			'/reset-password/*',
			'default',
		]);
		centre.of('edge').hasResourceProperties('AWS::CloudFront::Distribution', {
			DistributionConfig: Match.objectLike({ CustomErrorResponses: Match.absent() }),
		});
	});

	it('the distribution uses the fallback origin for missing pages only', () => {
		const [distribution] = Object.values(centre.all('AWS::CloudFront::Distribution'));
		const config = distribution?.Properties.DistributionConfig as { readonly OriginGroups: OriginGroups };
		const [group, ...others] = config.OriginGroups.Items;
		expect(others).toEqual([]);
		expect(group?.FailoverCriteria.StatusCodes.Items).toEqual(expect.arrayContaining([403, 404]));
		const grouped = behaviorsOf(centre).filter(({ TargetOriginId }) => TargetOriginId === group?.Id);
		expect(grouped.map(({ PathPattern }) => PathPattern ?? 'default').sort()).toEqual(['/reset-password/*', 'default']);
		// CloudFront refuses an origin group for behaviours that allow writes.
		for (const { AllowedMethods = ['GET', 'HEAD'] } of grouped) expect(AllowedMethods).toEqual(['GET', 'HEAD']);
	});

	it('the distribution proves requests to the API by a secret that no template contains', () => {
		const [distribution] = Object.values(centre.all('AWS::CloudFront::Distribution'));
		const text = JSON.stringify(distribution);
		expect(text).toContain('"HeaderName":"x-origin-secret"');
		expect(text).toContain('{{resolve:secretsmanager:');
	});

	it('the bucket is private, encrypted and reachable over TLS only', () => {
		centre.of('edge').hasResourceProperties('AWS::S3::Bucket', {
			PublicAccessBlockConfiguration: {
				BlockPublicAcls: true,
				BlockPublicPolicy: true,
				IgnorePublicAcls: true,
				RestrictPublicBuckets: true,
			},
			BucketEncryption: Match.objectLike({}),
		});
		centre.of('edge').hasResourceProperties('AWS::S3::BucketPolicy', {
			PolicyDocument: Match.objectLike({
				Statement: Match.arrayWith([
					Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
				]),
			}),
		});
	});
});

describe('delayed work', () => {
	it('a reminder message is given up after five attempts, into a queue with 14 days of retention', () => {
		centre.of('notifications').hasResourceProperties('AWS::SQS::Queue', {
			VisibilityTimeout: 180,
			RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
		});
		centre.of('notifications').hasResourceProperties('AWS::SQS::Queue', { MessageRetentionPeriod: 1_209_600 });
	});

	it('the sweep runs every minute', () => {
		centre.of('notifications').hasResourceProperties('AWS::Scheduler::Schedule', {
			ScheduleExpression: 'rate(1 minute)',
			Target: Match.objectLike({ Input: '{"kind":"sweep"}' }),
		});
	});

	it('the notifier is invoked for pending jobs and for client records only, and survives a failing record', () => {
		centre.of('notifications').hasResourceProperties('AWS::Lambda::EventSourceMapping', {
			BisectBatchOnFunctionError: true,
			MaximumRetryAttempts: 5,
			FunctionResponseTypes: ['ReportBatchItemFailures'],
			DestinationConfig: Match.anyValue(),
			FilterCriteria: {
				Filters: [
					{
						Pattern:
							'{"eventName":["INSERT","MODIFY"],"dynamodb":{"Keys":{"PK":{"S":[{"prefix":"JOB#"}]}},"NewImage":{"state":{"S":["pending"]}}}}',
					},
					{
						Pattern:
							'{"eventName":["INSERT","MODIFY","REMOVE"],"dynamodb":{"Keys":{"PK":{"S":[{"prefix":"USER#"}]},"SK":{"S":["PROFILE"]}}}}',
					},
				],
			},
		});
	});

	it('the events of every mail are received: sent, delivered, bounced, complained about, rejected', () => {
		centre.of('notifications').hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
			EventDestination: Match.objectLike({
				Enabled: true,
				MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint', 'reject'],
			}),
		});
	});
});

/** The audience of an integration's function, from its logical id. One function has none. */
function audienceOf(uri: unknown): string | undefined {
	const text = JSON.stringify(uri);
	if (text.includes('"Fn::GetAtt":["MissingPageFunction')) return 'missing-page';
	return new RegExp(`"Fn::GetAtt":\\["(${audiences.join('|')})Function`).exec(text)?.[1];
}

const variablesOf = (environment: unknown): Record<string, unknown> =>
	(environment as { Variables: Record<string, unknown> }).Variables;

interface Behavior {
	readonly PathPattern?: string;
	readonly FunctionAssociations?: unknown;
	readonly ResponseHeadersPolicyId?: unknown;
	readonly TargetOriginId?: string;
	readonly AllowedMethods?: readonly string[];
}

interface OriginGroups {
	readonly Items: readonly {
		readonly Id: string;
		readonly FailoverCriteria: { readonly StatusCodes: { readonly Items: readonly number[] } };
	}[];
}

function behaviorsOf({ all }: Templates): readonly Behavior[] {
	const [distribution] = Object.values(all('AWS::CloudFront::Distribution'));
	const config = distribution?.Properties.DistributionConfig as {
		readonly DefaultCacheBehavior: Behavior;
		readonly CacheBehaviors: readonly Behavior[];
	};
	return [config.DefaultCacheBehavior, ...config.CacheBehaviors];
}
