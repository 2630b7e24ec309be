import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { nameIn } from '../names.ts';
import type { Stage, StageSms } from '../stage.ts';

export interface SmsChannelProps {
	readonly stage: Stage;
	readonly sms: StageSms;
	readonly dataKey: IKey;
}

/** How a client stops SMS: by a reply if the sender can receive, otherwise on the account page. */
export const smsStopOf = ({ twoWayNumber }: StageSms): 'reply' | 'page' => (twoWayNumber === 'none' ? 'page' : 'reply');

/** The monthly limit of SMS, for functions that count them. */
export const smsCeilingOf = ({ maxPriceCents, monthlyCeiling }: StageSms): Readonly<Record<string, string>> => ({
	SMS_MAX_PRICE_CENTS: String(maxPriceCents),
	SMS_CEILING_CENTS: String(monthlyCeiling * 100),
});

/** For functions that store or use a phone number. */
export const textedCountriesOf = ({ sms }: Pick<Stage, 'sms'>): Readonly<Record<string, string>> =>
	sms === 'none' ? {} : { SMS_COUNTRIES: sms.countries.join(',') };

/** For functions that only need to know whether SMS are sent. */
export const smsSwitch = ({ sms }: Pick<Stage, 'sms'>): Readonly<Record<string, string>> =>
	sms === 'none' ? {} : { SENDS_SMS: 'yes' };

/**
 * Sending SMS and receiving delivery events and replies: the configuration set of AWS End User Messaging and its event
 * topic. The sender is registered by hand: `AWS::SMSVOICE::SenderId` requests a sender id "that doesn't require
 * registration", and Kenya requires one (docs/operations.md). So is the topic of a number's replies. There is no
 * opt-out list of ours: a sender id can only have one in a pool, and opt-outs are stored in our table (decision 066).
 */
export class SmsChannel extends Construct {
	readonly configurationSetName: string;
	readonly configurationSetArn: string;
	/** The sender: an ARN or id of the service. */
	readonly origin: string;
	readonly originArn: string;
	readonly stop: ReturnType<typeof smsStopOf>;
	readonly events: Topic;

	constructor(scope: Construct, id: string, { stage, sms, dataKey }: SmsChannelProps) {
		super(scope, id);
		const arnOf = (resource: string, resourceName: string): string =>
			Stack.of(this).formatArn({ service: 'sms-voice', resource, resourceName });
		this.configurationSetName = nameIn(stage, 'texts');
		this.configurationSetArn = arnOf('configuration-set', this.configurationSetName);
		const hasNumber = sms.twoWayNumber !== 'none';
		this.origin = hasNumber ? sms.twoWayNumber : sms.senderId;
		this.originArn = hasNumber ? arnOf('phone-number', sms.twoWayNumber) : arnOf('sender-id', `${sms.senderId}/KE`);
		this.stop = smsStopOf(sms);
		this.events = new Topic(this, 'Events', {
			topicName: nameIn(stage, 'texts'),
			masterKey: dataKey,
			enforceSSL: true,
		});
		this.events.addToResourcePolicy(
			new PolicyStatement({
				effect: Effect.ALLOW,
				principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
				actions: ['sns:Publish'],
				resources: [this.events.topicArn],
				// The "Amazon SNS access policy" of AWS's guide: a number publishes the replies that it receives.
				conditions: {
					StringEquals: { 'aws:SourceAccount': Stack.of(this).account },
					ArnLike: { 'aws:SourceArn': [this.configurationSetArn, ...(hasNumber ? [this.originArn] : [])] },
				},
			}),
		);
		new CfnConfigurationSet(this, 'Texts', {
			configurationSetName: this.configurationSetName,
			eventDestinations: [
				{
					eventDestinationName: 'fate',
					enabled: true,
					matchingEventTypes: ['TEXT_ALL'],
					snsDestination: { topicArn: this.events.topicArn },
				},
			],
		});
	}
}
