import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export interface AlarmTopicProps {
	/** Encrypts what waits in the topic. Its policy must let CloudWatch use it. */
	readonly masterKey: IKey;
	/** Who is mailed. */
	readonly addresses: readonly string[];
}

/**
 * What cries for help. Any statement of ours, as the one that asks for TLS, replaces the policy that a topic has by itself, and an alarm
 * action adds none: without a statement for CloudWatch no alarm would be delivered, and nothing would say so.
 */
export function alarmTopic(scope: Construct, id: string, { masterKey, addresses }: AlarmTopicProps): Topic {
	const topic = new Topic(scope, id, { masterKey, enforceSSL: true });
	const { partition, region, account } = Stack.of(scope);
	topic.addToResourcePolicy(
		new PolicyStatement({
			effect: Effect.ALLOW,
			principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
			actions: ['sns:Publish'],
			resources: [topic.topicArn],
			conditions: {
				StringEquals: { 'aws:SourceAccount': account },
				ArnLike: { 'aws:SourceArn': `arn:${partition}:cloudwatch:${region}:${account}:alarm:*` },
			},
		}),
	);
	for (const address of addresses) topic.addSubscription(new EmailSubscription(address));
	return topic;
}
