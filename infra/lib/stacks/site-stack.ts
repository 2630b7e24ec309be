import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { statementsOf } from '../permissions.ts';
import { pointerOf, prefixOf, type SiteModule } from '../site-modules.ts';
import type { EdgeStack } from './edge-stack.ts';

export interface SiteStackProps extends StackProps {
	readonly module: SiteModule;
	readonly edge: EdgeStack;
}

/**
 * What one team needs to release its module alone: a role that may write its own folder and move its own pointer, and
 * ask for the pages to be rendered again. It cannot touch another module.
 */
export class SiteStack extends Stack {
	constructor(scope: Construct, id: string, { module, edge, ...props }: SiteStackProps) {
		super(scope, id, props);
		const { bucket, key } = edge.site;
		const own = [`${prefixOf(module)}/*`, pointerOf(module)].map((path) => bucket.arnForObjects(path));
		const resources = {
			region: this.region,
			arns: { 'site-bucket': bucket.bucketArn, 'site-key': key.keyArn, publisher: edge.publisher.functionArn },
		};
		const statements = own.flatMap((arn) =>
			statementsOf(['release:put'], { ...resources, arns: { ...resources.arns, 'site-objects': arn } }),
		);
		const role = new Role(this, 'Release', {
			roleName: `tulia-release-${module}`,
			description: `Releases the ${module} module and nothing else`,
			// Who in the account may assume it is decided on their side (sts:AssumeRole on this role).
			assumedBy: new AccountRootPrincipal(),
			inlinePolicies: {
				Release: new PolicyDocument({ statements: [...statements, ...statementsOf(['publisher:invoke'], resources)] }),
			},
		});
		new CfnOutput(this, 'ReleaseRoleArn', { value: role.roleArn });
	}
}
