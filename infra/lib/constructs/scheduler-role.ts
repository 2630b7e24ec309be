import { Stack } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { statementsOf } from '../grants/permissions.ts';

interface ScheduledCall {
	readonly groupName: string;
	/** The name of the target in its permission, `publisher:invoke`. */
	readonly calls: 'publisher' | 'canary';
	readonly function: IFunction;
}

/** The role with which Scheduler invokes one function; only for this group and account (confused deputy). */
export function schedulerRole(scope: Construct, { groupName, calls, function: called }: ScheduledCall): Role {
	const { partition, region, account } = Stack.of(scope);
	const statements = statementsOf([`${calls}:invoke`], { region, arns: { [calls]: called.functionArn } });
	return new Role(scope, 'Role', {
		assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
			conditions: {
				StringEquals: {
					'aws:SourceAccount': account,
					'aws:SourceArn': `arn:${partition}:scheduler:${region}:${account}:schedule-group/${groupName}`,
				},
			},
		}),
		description: `Scheduler calls the ${calls}`,
		inlinePolicies: { Invoke: new PolicyDocument({ statements: [...statements] }) },
	});
}
