import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { environmentIn, nameIn } from '../names.ts';
import { PIPELINE_AUDIENCE, PIPELINE_ISSUER, pipelineIn } from '../pipeline-trust.ts';
import type { Stage, StagePipelines } from '../stage.ts';
import { budgetDeployment } from './budget-stack.ts';

export interface PipelineStackProps extends StackProps {
	readonly stage: Stage;
	readonly pipelines: StagePipelines;
}

/** Prefix of the roles of `cdk bootstrap`; CloudFormation itself has a role of its own. */
const BOOTSTRAP = 'cdk-hnb659fds';
const roles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

/** The OIDC provider for GitHub's pipelines, unless the account has one, and the role for the infrastructure. */
export class PipelineStack extends Stack {
	constructor(scope: Construct, id: string, { stage, pipelines, ...props }: PipelineStackProps) {
		super(scope, id, props);
		const role = new Role(this, 'Deploy', {
			roleName: nameIn(stage, 'deploy-infrastructure'),
			description: 'Deploys the stacks with the roles that cdk bootstrap made',
			assumedBy: pipelineIn(this, environmentIn(stage, 'infrastructure'), pipelines),
			inlinePolicies: {
				Deploy: new PolicyDocument({
					statements: [
						new PolicyStatement({
							actions: ['sts:AssumeRole'],
							resources: roles.map((name) =>
								this.formatArn({
									service: 'iam',
									region: '',
									resource: 'role',
									resourceName: `${BOOTSTRAP}-${name}-${this.account}-${this.region}`,
								}),
							),
						}),
						...budgetDeployment(stage, this.partition),
					],
				}),
			},
		});
		if (pipelines.trust === 'created') {
			const url = `https://${PIPELINE_ISSUER}`;
			role.node.addDependency(new CfnOIDCProvider(this, 'GitHub', { url, clientIdList: [PIPELINE_AUDIENCE] }));
		}
		new CfnOutput(this, 'DeployRoleArn', { value: role.roleArn });
	}
}
