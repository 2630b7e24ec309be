import { siteModules } from '@tulia/contracts/site-modules';
import type { Stage } from '../lib/stage.ts';
import { stage as local } from '../stages/local.ts';
import { liveStage } from './live-stage.ts';
import { type Templates, templates } from './templates.ts';

let live: Templates;
beforeAll(() => {
	live = templates(liveStage);
});

function trustOf({ of }: Templates, stack: string) {
	const [role] = Object.values(of(stack).findResources('AWS::IAM::Role'));
	return role?.Properties.AssumeRolePolicyDocument.Statement;
}

const trusting = (environment: string) => [
	{
		Effect: 'Allow',
		Action: 'sts:AssumeRoleWithWebIdentity',
		Principal: { Federated: expect.objectContaining({}) },
		Condition: {
			StringEquals: {
				'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
				'token.actions.githubusercontent.com:sub': `repo:pumzika/website:environment:${environment}`,
			},
		},
	},
];

test.each(siteModules)('the release role of %s trusts only the environment of its own pipeline and stage', (module) => {
	const statements = trustOf(live, `site-${module}`);
	expect(statements).toEqual(trusting(`live-${module}`));
	expect(JSON.stringify(statements[0].Principal)).toContain('oidc-provider/token.actions.githubusercontent.com');
});

test("the infrastructure's pipeline may assume the roles of cdk bootstrap, by name", () => {
	expect(trustOf(live, 'pipelines')).toEqual(trusting('live-infrastructure'));
	live.of('pipelines').hasResourceProperties('AWS::IAM::OIDCProvider', {
		Url: 'https://token.actions.githubusercontent.com',
		ClientIdList: ['sts.amazonaws.com'],
	});
	const policies = JSON.stringify(live.of('pipelines').findResources('AWS::IAM::Role'));
	expect(policies).toMatch(/cdk-hnb659fds-deploy-role-/);
	// CloudFormation adds an id of its own to the name of a stack.
	const [budget = 'no budget'] = /stack\/tulia-live-budget\/\*/.exec(policies) ?? [];
	expect(policies.replace(budget, '')).not.toContain('*');
});

test('an account that trusts GitHub already gets no second provider', () => {
	const pipelines: Stage['pipelines'] = { repository: 'pumzika/website', trust: 'existing' };
	const second = templates({ ...liveStage, pipelines });
	second.of('pipelines').resourceCountIs('AWS::IAM::OIDCProvider', 0);
	expect(trustOf(second, 'pipelines')).toEqual(trusting('live-infrastructure'));
});

test('without a repository no pipeline is trusted', () => {
	const centre = templates(local);
	expect(centre.stacks).not.toContain('pipelines');
	expect(JSON.stringify(trustOf(centre, 'site-booking'))).not.toContain('token.actions');
});
