import { Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, type IPrincipal, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Who signs what GitHub's pipelines say of themselves. */
export const PIPELINE_ISSUER = 'token.actions.githubusercontent.com';
/** For whom they say it. */
export const PIPELINE_AUDIENCE = 'sts.amazonaws.com';

/**
 * Who may assume a role of releases: the pipeline that runs in an environment of the repository, and nothing else. The rules of that
 * environment in GitHub say which branch and whose approval it wants. Without pipelines whoever the account lets assume roles.
 */
export function pipelineIn(scope: Construct, environment: string, pipelines: Stage['pipelines']): IPrincipal {
	if (pipelines === 'none') return new AccountRootPrincipal();
	const provider = Stack.of(scope).formatArn({
		service: 'iam',
		region: '',
		resource: 'oidc-provider',
		resourceName: PIPELINE_ISSUER,
	});
	return new WebIdentityPrincipal(provider, {
		StringEquals: {
			[`${PIPELINE_ISSUER}:aud`]: PIPELINE_AUDIENCE,
			[`${PIPELINE_ISSUER}:sub`]: `repo:${pipelines.repository}:environment:${environment}`,
		},
	});
}
