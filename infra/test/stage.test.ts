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

	it('puts its own domain, certificate and firewall before the site, and mails its alarms', () => {
		withoutBundles();
		process.env.CDK_VALIDATION = 'false';
		const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/one';
		const webAclArn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/tulia/one';
		const context = { domainName: 'centre.example', certificateArn, webAclArn, alarmEmail: 'duty@centre.example' };
		const { app } = centreApp({ context, outdir: mkdtempSync(join(tmpdir(), 'tulia-stage-')) });
		const stack = (id: string): Template => Template.fromStack(app.node.findChild(id) as Stack);
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
