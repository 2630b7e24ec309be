import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export interface AlarmTopicProps {
	/** Encrypts the topic. Its policy must allow CloudWatch to use it. */
	readonly masterKey: IKey;
	/** Recipients of alarm mails. */
	readonly addresses: readonly string[];
}

/**
 * The alarm topic. Any statement of ours, such as the one that requires TLS, replaces the topic's default policy, and
 * alarm actions add none: without an explicit statement for CloudWatch, alarms would fail silently.
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
