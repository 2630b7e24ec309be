import { BootstraplessSynthesizer, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { nameIn } from '../names.ts';
import type { Stage } from '../stage.ts';

export interface BudgetStackProps extends StackProps {
	readonly stage: Stage;
}

/** Of the budget, in per cent: what is spent, and what will be by the end of the month. */
const RINGS = [
	{ notificationType: 'ACTUAL', threshold: 80 },
	{ notificationType: 'FORECASTED', threshold: 100 },
] as const;

const REGION = 'us-east-1';

/** A budget without anybody to mail says nothing. */
export const hasBudget = ({ alarmEmails }: Pick<Stage, 'alarmEmails'>): boolean => alarmEmails.length > 0;

/**
 * CloudFormation knows budgets in few regions, and not in af-south-1. A budget is of the account and of no region; the stack has no
 * files, so nothing has to be bootstrapped where it stands.
 */
export const inBudgetRegion = ({ account }: Stage): Pick<StackProps, 'env' | 'synthesizer'> => ({
	env: { account, region: REGION },
	synthesizer: new BootstraplessSynthesizer(),
});

/** What whoever deploys the stack needs themselves, as no role of a bootstrap stands between: this stack, and this budget. */
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
 * Mails those who hear the alarms before the account costs more than planned. AWS Budgets mails by itself: it needs no topic. It
 * counts the whole account, because costs cannot be told apart by stage.
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
			notificationsWithSubscribers: RINGS.map((ring) => ({
				notification: { ...ring, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
				subscribers,
			})),
		});
	}
}
