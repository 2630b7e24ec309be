import { BootstraplessSynthesizer, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { nameIn } from '../names.ts';
import type { Stage } from '../stage.ts';

export interface BudgetStackProps extends StackProps {
	readonly stage: Stage;
}

/** Thresholds in per cent of the budget: actual spending, and the forecast for the month. */
const ALERT_THRESHOLDS = [
	{ notificationType: 'ACTUAL', threshold: 80 },
	{ notificationType: 'FORECASTED', threshold: 100 },
] as const;

const REGION = 'us-east-1';

/** A budget needs a recipient. */
export const hasBudget = ({ alarmEmails }: Pick<Stage, 'alarmEmails'>): boolean => alarmEmails.length > 0;

/**
 * CloudFormation supports budgets in few regions, not in af-south-1. A budget belongs to the account and not to a
 * region; the stack has no assets, so it needs no bootstrap there.
 */
export const inBudgetRegion = ({ account }: Stage): Pick<StackProps, 'env' | 'synthesizer'> => ({
	env: { account, region: REGION },
	synthesizer: new BootstraplessSynthesizer(),
});

/** The permissions to deploy the budget stack directly, as no bootstrap role is involved. */
export function budgetDeployment(stage: Stage, partition: string): readonly PolicyStatement[] {
	if (!hasBudget(stage)) return [];
	const stack = `arn:${partition}:cloudformation:${REGION}:${stage.account}:stack/${nameIn(stage, 'budget')}/*`;
	const budget = `arn:${partition}:budgets::${stage.account}:budget/${nameIn(stage, 'monthly')}`;
	const changeSet = ['CreateChangeSet', 'DeleteChangeSet', 'DescribeChangeSet', 'ExecuteChangeSet'];
	const actions = [...changeSet, 'DescribeStackEvents', 'DescribeStackResources', 'DescribeStacks', 'GetTemplate'];
	return [
		new PolicyStatement({ actions: actions.map((action) => `cloudformation:${action}`), resources: [stack] }),
		new PolicyStatement({ actions: ['budgets:ModifyBudget', 'budgets:ViewBudget'], resources: [budget] }),
	];
}

/**
 * Mails the recipients of alarms before the account exceeds its budget. AWS Budgets mails directly, without a topic. It
 * covers the whole account, because costs are not separable by stage.
 */
export class BudgetStack extends Stack {
	constructor(scope: Construct, id: string, { stage, ...props }: BudgetStackProps) {
		super(scope, id, props);
		const subscribers = stage.alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address }));
		new CfnBudget(this, 'Monthly', {
			budget: {
				budgetName: nameIn(stage, 'monthly'),
				budgetType: 'COST',
				timeUnit: 'MONTHLY',
				budgetLimit: { amount: stage.monthlyBudget, unit: 'USD' },
			},
			notificationsWithSubscribers: ALERT_THRESHOLDS.map((threshold) => ({
				notification: { ...threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
				subscribers,
			})),
		});
	}
}
