import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
	ConfigurationSet,
	ConfigurationSetEventDestination,
	EmailIdentity,
	EmailSendingEvent,
	EventDestination,
	Identity,
	SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface MailChannelProps {
	readonly domain: string;
	readonly dataKey: IKey;
}

/** How mail leaves, and how its fate comes back: the SES identity, the configuration set, and the topic of its events. */
export class MailChannel extends Construct {
	readonly identity: EmailIdentity;
	readonly configurationSet: ConfigurationSet;
	readonly events: Topic;

	constructor(scope: Construct, id: string, { domain, dataKey }: MailChannelProps) {
		super(scope, id);
		this.configurationSet = new ConfigurationSet(this, 'Letters', {
			configurationSetName: 'tulia-letters',
			reputationMetrics: true,
			suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
		});
		this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(domain) });
		this.events = new Topic(this, 'Events', { masterKey: dataKey, enforceSSL: true });
		this.events.addToResourcePolicy(
			new PolicyStatement({
				effect: Effect.ALLOW,
				principals: [new ServicePrincipal('ses.amazonaws.com')],
				actions: ['sns:Publish'],
				resources: [this.events.topicArn],
				conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
			}),
		);
		new ConfigurationSetEventDestination(this, 'EventDestination', {
			configurationSet: this.configurationSet,
			destination: EventDestination.snsTopic(this.events),
			events: [
				EmailSendingEvent.SEND,
				EmailSendingEvent.DELIVERY,
				EmailSendingEvent.BOUNCE,
				EmailSendingEvent.COMPLAINT,
				EmailSendingEvent.REJECT,
			],
		});
	}
}
