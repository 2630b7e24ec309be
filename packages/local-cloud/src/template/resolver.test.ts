import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planOf } from '../plan/plan.ts';
import { writeFixtureAssembly } from '../testing/fixture-assembly.ts';
import { fixtureTemplate } from '../testing/fixture-template.ts';
import { readAssembly } from './assembly.ts';
import type { JsonObject } from './json.ts';
import { resolveAssembly } from './resolver.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'resolver-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const planned = (resources: JsonObject, environment = {}) => {
	const Resources = { ...(fixtureTemplate.Resources as JsonObject), ...resources };
	return planOf(
		resolveAssembly(readAssembly(writeFixtureAssembly(folder, { ...fixtureTemplate, Resources })), {
			parameters: { SiteOrigin: 'http://localhost:1' },
			awsEndpoint: 'http://127.0.0.1:2',
			secretValue: () => 'secret',
		}),
		environment,
	);
};

test('functions, routes and mappings are read from the template', () => {
	const plan = planned({});
	const worker = plan.functions.find(({ name }) => name === 'tiny-worker');
	expect(worker).toMatchObject({
		timeoutMs: 5000,
		deadLetterArn: 'arn:aws:sqs:af-south-1:000000000000:app-tiny-DeadLetters',
	});
	expect(worker?.environment).toEqual({ TABLE_NAME: 'tiny', ORIGIN_SECRET: 'secret' });
	expect(plan.apis[0]?.routes).toHaveLength(9);
	expect(plan.streamMappings[0]).toMatchObject({ functionName: 'tiny-worker', bisects: true, maxRetries: 1 });
	expect(plan.queues.find(({ name }) => name.endsWith('-Queue'))?.redrive?.maxReceives).toBe(2);
	expect(plan.outputs['tiny.Origin']).toBe('http://localhost:1');
});

test('a variable that differs on this machine replaces the template’s, and is not given to a function without it', () => {
	const { functions } = planned({}, { TABLE_NAME: 'another', SITE: 'http://localhost:1' });
	for (const { environment } of functions)
		expect(environment).toEqual({ TABLE_NAME: 'another', ORIGIN_SECRET: 'secret' });
});

const distributionWith = (config: JsonObject): JsonObject => {
	const { Distribution } = fixtureTemplate.Resources as { readonly Distribution: { readonly Properties: JsonObject } };
	const DistributionConfig = { ...(Distribution.Properties.DistributionConfig as JsonObject), ...config };
	return { Distribution: { ...Distribution, Properties: { DistributionConfig } } };
};
const groupOf = (origins: readonly string[]): JsonObject => ({
	Id: 'pages',
	FailoverCriteria: { StatusCodes: { Items: [404] } },
	Members: { Items: origins.map((OriginId) => ({ OriginId })) },
});

test('an origin group of two origins is read', () => {
	const pages = planned({}).distribution.behaviors.at(-1);
	expect(pages).toMatchObject({
		forwardsViewer: false,
		origin: { kind: 'group', statuses: [403, 404], primary: { kind: 'bucket' }, fallback: { kind: 'api' } },
	});
});

test.each([
	['has only one member', { OriginGroups: { Items: [groupOf(['site'])] } }, 'must have two members'],
	['names an unknown origin', { OriginGroups: { Items: [groupOf(['site', 'nowhere'])] } }, 'both of them origins'],
	[
		'belongs to a behaviour that allows writes',
		{
			CacheBehaviors: [
				{
					PathPattern: '/x/*',
					TargetOriginId: 'pages',
					AllowedMethods: ['GET', 'POST'],
					CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
				},
			],
		},
		'for reading only',
	],
])('an origin group that %s is refused, as by CloudFront', (_what, config, message) => {
	expect(() => planned(distributionWith(config))).toThrow(message);
});

test.each([
	[
		'a type',
		{ Bad: { Type: 'AWS::EC2::VPC', Properties: {} } },
		'tiny/Bad: The local cloud does not know the type AWS::EC2::VPC.',
	],
	[
		'a property',
		{ Bad: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } } },
		'tiny/Bad: The local cloud does not know the property FifoQueue.',
	],
	[
		'an intrinsic',
		{ Bad: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { 'Fn::If': [] } } } },
		'tiny/Bad: The local cloud does not know the intrinsic Fn::If.',
	],
	[
		'an attribute',
		{ Bad: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { 'Fn::GetAtt': ['Table', 'Nope'] } } } },
		'tiny/Bad: The local cloud does not know the attribute Nope of Table.',
	],
	[
		'a condition',
		{ Bad: { Type: 'AWS::SQS::Queue', Condition: 'Prod', Properties: {} } },
		'tiny/Bad: the local cloud does not know conditions.',
	],
])('%s that is unknown is refused, naming stack and id', (_what, resources, message) => {
	expect(() => planned(resources)).toThrow(message);
});
