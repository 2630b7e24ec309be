import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { alarmOn } from './monitoring/alarms.ts';

export interface FailureQueueProps {
	readonly dataKey: IKey;
	readonly alarmTopic: ITopic;
	readonly humanImpact: string;
}

/** A dead-letter queue: 14 days of retention, and an alarm for any message. */
export class FailureQueue extends Construct {
	readonly queue: Queue;

	constructor(scope: Construct, id: string, { dataKey, alarmTopic, humanImpact }: FailureQueueProps) {
		super(scope, id);
		this.queue = new Queue(this, 'Queue', {
			encryption: QueueEncryption.KMS,
			encryptionMasterKey: dataKey,
			enforceSSL: true,
			retentionPeriod: Duration.days(14),
		});
		const metric = this.queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) });
		alarmOn(this, 'NotEmpty', {
			metric,
			above: 0,
			humanImpact,
			runbook: 'work-failed-every-attempt',
			topic: alarmTopic,
		});
	}
}
