import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
	ConfigurationSet,
	ConfigurationSetEventDestination,
	EmailSendingEvent,
	EventDestination,
	SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { nameIn } from '../names.ts';
import type { Stage } from '../stage.ts';
import { MailIdentity } from './mail-identity.ts';
import { alarmOn } from './monitoring/alarms.ts';

export interface MailChannelProps {
	readonly stage: Stage;
	readonly dataKey: IKey;
	readonly alarmTopic: ITopic;
}

/** Sending mail and receiving its delivery events: SES identity, configuration set, and event topic. */
export class MailChannel extends Construct {
	/** The verified domain, created by the stack or existing in the account. */
	readonly identityArn: string;
	readonly configurationSet: ConfigurationSet;
	/** For addresses whose bounce or complaint was lifted: bypasses the account's suppression list. */
	readonly liftedConfigurationSet: ConfigurationSet;
	readonly events: Topic;

	constructor(scope: Construct, id: string, { stage, dataKey, alarmTopic }: MailChannelProps) {
		super(scope, id);
		this.configurationSet = new ConfigurationSet(this, 'Letters', {
			configurationSetName: nameIn(stage, 'letters'),
			suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
		});
		this.liftedConfigurationSet = new ConfigurationSet(this, 'LettersToLifted', {
			configurationSetName: nameIn(stage, 'letters-lifted'),
			disableSuppressionList: true,
		});
		const { domain, identity } = stage.mail;
		this.identityArn = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
		if (identity !== 'existing') new MailIdentity(this, 'Domain', { stage, ...identity });
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
		this.publishEventsOf('EventDestination', this.configurationSet);
		this.publishEventsOf('LiftedEventDestination', this.liftedConfigurationSet);
		this.watchReputation(alarmTopic);
	}

	private publishEventsOf(id: string, configurationSet: ConfigurationSet): void {
		new ConfigurationSetEventDestination(this, id, {
			configurationSet,
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

	/** AWS reviews an account at 5 % bounces or 0.1 % complaints and may stop its mail; these alarms fire before. */
	private watchReputation(topic: ITopic): void {
		const watch = (
			id: string,
			metricName: string,
			{ above, cause }: { readonly above: number; readonly cause: string },
		): void => {
			alarmOn(this, id, {
				metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) }),
				above,
				humanImpact: `${cause}: AWS may stop all our mail, so that clients get neither confirmations nor reminders.`,
				runbook: 'mails-come-back',
				topic,
			});
		};
		watch('Bounces', 'Reputation.BounceRate', { above: 0.03, cause: 'Too many addresses do not exist' });
		watch('Complaints', 'Reputation.ComplaintRate', {
			above: 0.0005,
			cause: 'Too many people mark our mail as spam',
		});
	}
}
