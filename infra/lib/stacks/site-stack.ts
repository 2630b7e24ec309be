import { pointerOf, prefixOf, type SiteModule, siteModules } from '@tulia/contracts/site-modules';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyDocument, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type Grant, statementsOf } from '../grants/permissions.ts';
import { environmentIn, nameIn } from '../names.ts';
import { pipelineIn } from '../pipeline-trust.ts';
import type { Stage } from '../stage.ts';
import type { EdgeStack } from './edge-stack.ts';

export interface SiteStackProps extends StackProps {
	readonly module: SiteModule;
	readonly edge: EdgeStack;
	readonly stage: Stage;
}

/**
 * The release role of one module: it may write its own folder, move its own pointer, and have pages tried and rendered.
 * It may read, but not change, the live versions of other modules.
 */
export class SiteStack extends Stack {
	constructor(scope: Construct, id: string, { module, edge, stage, ...props }: SiteStackProps) {
		super(scope, id, props);
		const { bucket, key } = edge.site;
		const own = [`${prefixOf(module)}/*`, pointerOf(module)].map((path) => bucket.arnForObjects(path));
		const pointers = siteModules.map((name) => bucket.arnForObjects(pointerOf(name)));
		const resources = {
			region: this.region,
			arns: { 'site-bucket': bucket.bucketArn, 'site-key': key.keyArn, publisher: edge.publisher.functionArn },
		};
		const about = (arns: readonly string[], grant: Grant) =>
			arns.flatMap((arn) => statementsOf([grant], { ...resources, arns: { ...resources.arns, 'site-objects': arn } }));
		const statements = [...about(own, 'release:put'), ...about(pointers, 'release:compare')];
		const role = new Role(this, 'Release', {
			roleName: nameIn(stage, `release-${module}`),
			description: `Releases the ${module} module and nothing else`,
			assumedBy: pipelineIn(this, environmentIn(stage, module), stage.pipelines),
			inlinePolicies: {
				Release: new PolicyDocument({ statements: [...statements, ...statementsOf(['publisher:invoke'], resources)] }),
			},
		});
		new CfnOutput(this, 'ReleaseRoleArn', { value: role.roleArn });
	}
}
