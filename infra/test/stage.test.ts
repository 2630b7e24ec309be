import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { centreApp } from '../lib/app.ts';
import { stageFrom } from '../lib/stage.ts';
import { withoutBundles } from './templates.ts';

describe('a stage', () => {
	it('needs nothing said to be synthesised', () => {
		expect(stageFrom(() => undefined)).toMatchObject({ account: '000000000000', region: 'af-south-1' });
	});

	it('refuses a value of the wrong type, naming it', () => {
		expect(() => stageFrom((key) => (key === 'webAclArn' ? 7 : undefined))).toThrow('webAclArn');
	});

	it.each([
		['signingKeys', ''],
		['signingKeys', '2026,'],
		['signingKeys', '2026,2026'],
		['signingKeys', 'a key'],
		['staffSecondFactor', 'yes'],
	])('refuses "%s" when it is "%s"', (name, value) => {
		expect(() => stageFrom((key) => (key === name ? value : undefined))).toThrow(name);
	});

	it('lets two keys count while they are exchanged, and only the first of them signs', () => {
		const { stack } = centreOf({ signingKeys: '2027,2026' });
		stack('identity').resourceCountIs('AWS::KMS::Key', 2);
		const names = Object.values(stack('identity').findResources('AWS::KMS::Alias'));
		expect(names.map(({ Properties }) => Properties.AliasName).sort()).toEqual([
			'alias/tulia/tokens-2026',
			'alias/tulia/tokens-2027',
		]);
		const functions = Object.values(stack('api').findResources('AWS::Lambda::Function'));
		const guarded = functions
			.map(({ Properties }) => Properties.Environment.Variables)
			.filter((own) => own.SITE_ORIGIN);
		expect(guarded).toHaveLength(3);
		for (const own of guarded) {
			expect(JSON.stringify(own.SIGNING_KEY_ID)).toContain('SigningKey2027');
			expect(JSON.stringify(own.OTHER_SIGNING_KEY_IDS)).toContain('SigningKey2026');
		}
		expect(keysOf(stack('api'), 'kms:Sign')).toEqual(['2027']);
		expect(keysOf(stack('api'), 'kms:GetPublicKey')).toEqual(['2026', '2027']);
	}, 60_000);

	it('lets one key count at other times, and asks staff for a second factor where it says so', () => {
		const { stack } = centreOf({ staffSecondFactor: 'required' });
		stack('identity').resourceCountIs('AWS::KMS::Key', 1);
		stack('api').hasResourceProperties('AWS::Lambda::Function', {
			FunctionName: 'tulia-admin',
			Environment: {
				Variables: Match.objectLike({ STAFF_SECOND_FACTOR: 'required', OTHER_SIGNING_KEY_IDS: Match.absent() }),
			},
		});
	}, 60_000);

	it('puts its own domain, certificate and firewall before the site, and mails its alarms', () => {
		const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/one';
		const webAclArn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/tulia/one';
		const context = { domainName: 'centre.example', certificateArn, webAclArn, alarmEmail: 'duty@centre.example' };
		const { stack } = centreOf(context);
		stack('edge').hasResourceProperties('AWS::CloudFront::Distribution', {
			DistributionConfig: Match.objectLike({
				Aliases: ['centre.example'],
				WebACLId: webAclArn,
				ViewerCertificate: Match.objectLike({
					AcmCertificateArn: certificateArn,
					MinimumProtocolVersion: 'TLSv1.2_2021',
				}),
			}),
		});
		stack('data').hasResourceProperties('AWS::SNS::Subscription', {
			Protocol: 'email',
			Endpoint: 'duty@centre.example',
		});
	}, 60_000);
});

function centreOf(context: Readonly<Record<string, string>>) {
	withoutBundles();
	process.env.CDK_VALIDATION = 'false';
	const { app } = centreApp({ context, outdir: mkdtempSync(join(tmpdir(), 'tulia-stage-')) });
	return { stack: (id: string): Template => Template.fromStack(app.node.findChild(id) as Stack) };
}

/** The signing keys, by name, that anybody may use for this. */
function keysOf(template: Template, action: string): readonly string[] {
	const roles = Object.values(template.findResources('AWS::IAM::Role'));
	const statements: readonly { readonly Action: unknown; readonly Resource: unknown }[] = roles.flatMap(
		({ Properties }) => Properties.Policies?.[0]?.PolicyDocument.Statement ?? [],
	);
	const granted = statements.filter(({ Action }) => JSON.stringify(Action).includes(`"${action}"`));
	const names = granted.flatMap(({ Resource }) => JSON.stringify(Resource).match(/(?<=SigningKey)20\d\d/g) ?? []);
	return [...new Set(names)].sort();
}
