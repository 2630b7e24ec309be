import { Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, type IPrincipal, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Issuer of the OIDC tokens of GitHub's pipelines. */
export const PIPELINE_ISSUER = 'token.actions.githubusercontent.com';
/** Audience of those tokens. */
export const PIPELINE_AUDIENCE = 'sts.amazonaws.com';

/**
 * Who may assume a release role: only a pipeline in an environment of the repository. The environment's rules in GitHub
 * restrict branch and approval. Without pipelines, principals of the account.
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
