import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
	AttributeType,
	Billing,
	type ITableV2,
	ProjectionType,
	StreamViewType,
	TableEncryptionV2,
	TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { alarmTopic } from '../constructs/monitoring/alarm-topic.ts';
import { keyAliasIn, tableNameIn } from '../names.ts';
import type { RestoredTable, Stage } from '../stage.ts';

export interface DataStackProps extends StackProps {
	readonly stage: Stage;
}

/** Data that must never be lost: the table, its keys, and the alarm topic. */
export class DataStack extends Stack {
	readonly dataKey: Key;
	readonly fieldKey: Key;
	/** The table that every function uses: created or restored. */
	readonly table: ITableV2;
	readonly alarmTopic: Topic;

	constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
		super(scope, id, props);
		this.dataKey = new Key(this, 'DataKey', {
			alias: keyAliasIn(stage, 'data'),
			description: 'Encrypts what the centre stores: table, queues, topics, logs',
			enableKeyRotation: true,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		this.letServicesUseTheDataKey();
		this.fieldKey = new Key(this, 'FieldKey', {
			alias: keyAliasIn(stage, 'fields'),
			description: 'Wraps the data key of names, email addresses and notes, so that a table dump reveals none',
			enableKeyRotation: true,
			removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
		});
		const created = this.centreTable(stage);
		this.table = stage.table === 'created' ? created : this.restoredTable(stage.table, created);
		this.alarmTopic = alarmTopic(this, 'Alarms', { masterKey: this.dataKey, addresses: stage.alarmEmails });
		new CfnOutput(this, 'TableName', { value: this.table.tableName });
		new CfnOutput(this, 'FieldKeyId', { value: this.fieldKey.keyId });
	}

	/**
	 * The single table with three indexes; the third is a sparse index of due items. It is retained even when its first
	 * deployment fails: its deletion protection would otherwise block CloudFormation's rollback (decision 053).
	 */
	private centreTable(stage: Stage): TableV2 {
		const text = (name: string) => ({ name, type: AttributeType.STRING });
		return new TableV2(this, 'Centre', {
			tableName: tableNameIn(stage),
			partitionKey: text('PK'),
			sortKey: text('SK'),
			globalSecondaryIndexes: [
				{ indexName: 'GSI1', partitionKey: text('G1PK'), sortKey: text('G1SK') },
				{ indexName: 'GSI2', partitionKey: text('G2PK'), sortKey: text('G2SK') },
				{
					indexName: 'GSI3',
					partitionKey: text('G3PK'),
					sortKey: text('G3SK'),
					projectionType: ProjectionType.KEYS_ONLY,
				},
			],
			billing: Billing.onDemand(),
			encryption: TableEncryptionV2.customerManagedKey(this.dataKey),
			pointInTimeRecoverySpecification: {
				pointInTimeRecoveryEnabled: true,
				recoveryPeriodInDays: stage.backupRetentionDays,
			},
			timeToLiveAttribute: 'ttl',
			dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
			deletionProtection: true,
			removalPolicy: RemovalPolicy.RETAIN,
		});
	}

	/**
	 * A restored copy under another name (docs/operations.md). The created table stays in the stack with its outputs,
	 * because the other stacks use them until they are deployed themselves.
	 */
	private restoredTable({ name, streamLabel }: RestoredTable, created: TableV2): ITableV2 {
		for (const value of [created.tableArn, created.tableName, created.tableStreamArn])
			if (value) this.exportValue(value);
		const tableArn = this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: name });
		return TableV2.fromTableAttributes(this, 'Restored', {
			tableArn,
			tableStreamArn: `${tableArn}/stream/${streamLabel}`,
			encryptionKey: this.dataKey,
		});
	}

	/** The AWS services that write on the centre's behalf; each for this account only. */
	private letServicesUseTheDataKey(): void {
		const use = (service: string, condition: Record<string, Record<string, string>>): void => {
			this.dataKey.addToResourcePolicy(
				new PolicyStatement({
					effect: Effect.ALLOW,
					principals: [new ServicePrincipal(service)],
					actions: [
						'kms:Decrypt',
						'kms:DescribeKey',
						'kms:Encrypt',
						'kms:GenerateDataKey',
						'kms:ReEncryptFrom',
						'kms:ReEncryptTo',
					],
					resources: ['*'],
					conditions: condition,
				}),
			);
		};
		const logGroups = `arn:${this.partition}:logs:${this.region}:${this.account}:log-group:*`;
		use(`logs.${this.region}.amazonaws.com`, { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': logGroups } });
		for (const service of [
			'cloudwatch.amazonaws.com',
			'ses.amazonaws.com',
			'sms-voice.amazonaws.com',
			'sns.amazonaws.com',
		]) {
			use(service, { StringEquals: { 'aws:SourceAccount': this.account } });
		}
	}
}
