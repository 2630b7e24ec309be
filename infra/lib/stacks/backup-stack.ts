import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { alarmOn } from '../constructs/monitoring/alarms.ts';
import { nameIn } from '../names.ts';
import type { Stage, StageCopies } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

export interface BackupStackProps extends StackProps {
	readonly stage: Stage;
	readonly copies: StageCopies;
	readonly data: DataStack;
}

/** The minimum that AWS allows. Until then the lock can be removed to correct a mistake. */
const BEFORE_LOCKED = Duration.days(3);

/**
 * A nightly copy of the table in a locked vault: in compliance mode neither an administrator nor the root user nor AWS
 * can delete a copy early or shorten its retention.
 */
export class BackupStack extends Stack {
	constructor(scope: Construct, id: string, { stage, copies, data, ...props }: BackupStackProps) {
		super(scope, id, props);
		const kept = Duration.days(copies.keptDays);
		// Must exceed the minimum.
		const longest = Duration.days(copies.keptDays + 1);
		const vault = new BackupVault(this, 'Vault', {
			encryptionKey: data.dataKey,
			lockConfiguration: { minRetention: kept, maxRetention: longest, changeableFor: BEFORE_LOCKED },
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		const nightly = new BackupPlanRule({
			ruleName: nameIn(stage, 'nightly'),
			// 3:30 AM in Nairobi.
			scheduleExpression: Schedule.cron({ hour: '0', minute: '30' }),
			startWindow: Duration.hours(1),
			completionWindow: Duration.hours(8),
			deleteAfter: kept,
		});
		const plan = new BackupPlan(this, 'Nightly', {
			backupPlanName: nameIn(stage, 'nightly'),
			backupVault: vault,
			backupPlanRules: [nightly],
		});
		plan.addSelection('Table', { resources: [BackupResource.fromArn(data.table.tableArn)] });
		alarmOn(this, 'CopyFailed', {
			metric: new Metric({
				namespace: 'AWS/Backup',
				metricName: 'NumberOfBackupJobsFailed',
				dimensionsMap: { BackupVaultName: vault.backupVaultName },
				statistic: 'Sum',
				period: Duration.hours(1),
			}),
			above: 0,
			humanImpact:
				'Clients and staff notice nothing yet: last night’s backup is missing. Point-in-time recovery of the table continues.',
			runbook: 'a-nightly-copy-failed',
			topic: data.alarmTopic,
		});
	}
}
