import { Match } from 'aws-cdk-lib/assertions';
import type { Stage } from '../lib/stage.ts';
import { stage as local } from '../stages/local.ts';
import { liveStage } from './live-stage.ts';
import { type Templates, templates } from './templates.ts';

const centreOf = (changes: Partial<Stage>): Templates => templates({ ...local, ...changes });

describe('a stage', () => {
	it('a stage accepts two signing keys during a rotation, and only the first of them signs', () => {
		const { of } = centreOf({ signingKeys: ['2027', '2026'] });
		of('identity').resourceCountIs('AWS::KMS::Key', 2);
		const names = Object.values(of('identity').findResources('AWS::KMS::Alias'));
		expect(names.map(({ Properties }) => Properties.AliasName).sort()).toEqual([
			'alias/tulia/tokens-2026',
			'alias/tulia/tokens-2027',
		]);
		const functions = Object.values(of('api').findResources('AWS::Lambda::Function'));
		const guarded = functions
			.map(({ Properties }) => Properties.Environment.Variables)
			.filter((own) => own.SITE_ORIGIN);
		expect(guarded).toHaveLength(3);
		for (const own of guarded) {
			expect(JSON.stringify(own.SIGNING_KEY_ID)).toContain('SigningKey2027');
			expect(JSON.stringify(own.OTHER_SIGNING_KEY_IDS)).toContain('SigningKey2026');
		}
		expect(keysOf(of('api').toJSON(), 'kms:Sign')).toEqual(['2027']);
		expect(keysOf(of('api').toJSON(), 'kms:GetPublicKey')).toEqual(['2026', '2027']);
	});

	it('a stage accepts two origin secrets during a rotation, and CloudFront sends the first of them', () => {
		const { of } = centreOf({ originSecrets: ['2027', '2026'] });
		of('api').resourceCountIs('AWS::SecretsManager::Secret', 2);
		const environments = ['api', 'edge'].flatMap((stack) =>
			Object.values(of(stack).findResources('AWS::Lambda::Function'))
				.map(({ Properties }) => Properties.Environment.Variables)
				.filter((own) => own.ORIGIN_SECRET),
		);
		expect(environments).toHaveLength(6);
		for (const own of environments) {
			expect(JSON.stringify(own.ORIGIN_SECRET)).toContain('OriginSecret2027');
			expect(JSON.stringify(own.OTHER_ORIGIN_SECRETS)).toContain('OriginSecret2026');
		}
		const [distribution] = Object.values(of('edge').findResources('AWS::CloudFront::Distribution'));
		const sent = JSON.stringify(distribution?.Properties.DistributionConfig.Origins);
		expect(sent).toContain('OriginSecret2027');
		expect(sent).not.toContain('OriginSecret2026');
	});

	it('an origin secret can be removed from a stage when the edge is deployed first, without a dangling import', () => {
		const both = centreOf({ originSecrets: ['2027', '2026'] });
		const one = centreOf({ originSecrets: ['2027'] });
		const exported = (of: Templates) => exportsOf(of.of('api').toJSON());
		const imported = (of: Templates) =>
			importsOf(of.of('edge').toJSON()).filter((name) => name.startsWith('tulia-api:'));
		expect(imported(one).length).toBeGreaterThan(0);
		expect(imported(one).filter((name) => !exported(both).includes(name))).toEqual([]);
		// In the other order CloudFormation refuses, because the edge still imports an output that the API no longer
		// exports.
		expect(imported(both).filter((name) => !exported(one).includes(name))).toHaveLength(1);
	});

	it('a stage allows no developer modules by default, and with the permission only those of the developer’s own machine', () => {
		expect(JSON.stringify(centreOf({}).of('edge').toJSON())).not.toMatch(/localhost|x-developer-modules/);
		const headers = Object.values(
			centreOf({ developerModules: 'allowed' }).of('edge').findResources('AWS::CloudFront::ResponseHeadersPolicy'),
		).map((policy) => JSON.stringify(policy));
		expect(headers.length).toBeGreaterThan(0);
		for (const each of headers) {
			expect(each).toContain('"Header":"x-developer-modules","Override":true,"Value":"allowed"');
			expect(each).toContain("script-src 'self' http://localhost:*;");
		}
	});

	it('a stage normally accepts one signing key, and requires a second factor of staff only if configured', () => {
		const { of } = centreOf({ staffSecondFactor: 'required' });
		of('identity').resourceCountIs('AWS::KMS::Key', 1);
		of('api').hasResourceProperties('AWS::Lambda::Function', {
			FunctionName: 'tulia-admin',
			Environment: {
				Variables: Match.objectLike({ STAFF_SECOND_FACTOR: 'required', OTHER_SIGNING_KEY_IDS: Match.absent() }),
			},
		});
	});
});

describe('a live stage', () => {
	let live: Templates;
	beforeAll(() => {
		live = templates(liveStage);
	});

	it('a live stage has no parameters: a deployment needs no further input', () => {
		expect(live.stacks.length).toBeGreaterThan(8);
		for (const stack of live.stacks) expect(live.of(stack).toJSON().Parameters).toBeUndefined();
	});

	it('a live stage passes the address of its own domain to every function that needs it', () => {
		const functions = Object.values(live.all('AWS::Lambda::Function'));
		const origins = functions.flatMap(({ Properties }) => variablesOf(Properties).SITE_ORIGIN ?? []);
		expect(origins).toEqual(Array(6).fill('https://www.pumzika.co.ke'));
	});

	it('a live stage allows mail from its own domain', () => {
		const functions = Object.values(live.all('AWS::Lambda::Function'));
		const variable = (name: string) => functions.flatMap(({ Properties }) => variablesOf(Properties)[name] ?? []);
		expect(variable('MAIL_SENDER')).toEqual(['appointments@pumzika.co.ke']);
		expect(variable('MAIL_DOMAIN')).toEqual(['pumzika.co.ke']);
	});

	it('a live stage passes the default currency of an empty table to the admin function', () => {
		const functions = Object.values(live.all('AWS::Lambda::Function'));
		const currencies = functions.flatMap(({ Properties }) => variablesOf(Properties).CURRENCY ?? []);
		expect(currencies).toEqual(['KES']);
	});

	it('a live stage uses its own domain, certificate and firewall, and mails its alarms to all recipients', () => {
		live.of('edge').hasResourceProperties('AWS::CloudFront::Distribution', {
			DistributionConfig: Match.objectLike({
				Aliases: [liveStage.domainName],
				WebACLId: liveStage.webAclArn,
				ViewerCertificate: Match.objectLike({
					AcmCertificateArn: liveStage.certificateArn,
					MinimumProtocolVersion: 'TLSv1.2_2021',
				}),
			}),
		});
		const mailed = Object.values(live.all('AWS::SNS::Subscription')).filter(
			({ Properties }) => Properties.Protocol === 'email',
		);
		expect(mailed.map(({ Properties }) => Properties.Endpoint).sort()).toEqual([...liveStage.alarmEmails].sort());
	});

	it('a live stage retains logs and point-in-time recovery as long as configured', () => {
		const groups = Object.values(live.all('AWS::Logs::LogGroup'));
		expect(groups.length).toBeGreaterThan(10);
		for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(180);
		live.of('data').hasResourceProperties('AWS::DynamoDB::GlobalTable', {
			Replicas: [
				Match.objectLike({
					PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
				}),
			],
		});
	});
});

const variablesOf = (properties: Record<string, unknown>): Readonly<Record<string, unknown>> =>
	(properties.Environment as { readonly Variables: Record<string, unknown> }).Variables;

interface Role {
	readonly Type: string;
	readonly Properties: {
		readonly Policies?: readonly {
			readonly PolicyDocument: {
				readonly Statement: readonly { readonly Action: unknown; readonly Resource: unknown }[];
			};
		}[];
	};
}

/** The signing keys, by name, that any function may use for this action. */
function keysOf(template: { readonly Resources?: Readonly<Record<string, Role>> }, action: string): readonly string[] {
	const roles = Object.values(template.Resources ?? {}).filter(({ Type }) => Type === 'AWS::IAM::Role');
	const statements = roles.flatMap(({ Properties }) => Properties.Policies?.[0]?.PolicyDocument.Statement ?? []);
	const granted = statements.filter(({ Action }) => JSON.stringify(Action).includes(`"${action}"`));
	const names = granted.flatMap(({ Resource }) => JSON.stringify(Resource).match(/(?<=SigningKey)20\d\d/g) ?? []);
	return [...new Set(names)].sort();
}

const exportsOf = (template: { readonly [name: string]: unknown }): readonly string[] =>
	[...JSON.stringify(template.Outputs ?? {}).matchAll(/"Export":\{"Name":"([^"]+)"/g)].map(([, name = '']) => name);

const importsOf = (template: { readonly [name: string]: unknown }): readonly string[] => [
	...new Set([...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = '']) => name)),
];
