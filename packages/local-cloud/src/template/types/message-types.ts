import { arnOf, nameOf, shortIdOf, uuidOf } from '../identity.ts';
import { textOf } from '../json.ts';
import { only, type ResourceType, withArn } from './resource-type.ts';

export const messageTypes: Readonly<Record<string, ResourceType>> = {
	'AWS::SQS::Queue': {
		role: 'emulated',
		properties: ['KmsMasterKeyId', 'MessageRetentionPeriod', 'QueueName', 'RedrivePolicy', 'VisibilityTimeout'],
		identify(naming) {
			const QueueName = nameOf(naming, 'QueueName');
			const url = `${naming.awsEndpoint}/${naming.stack.account}/${QueueName}`;
			return { ref: url, attributes: { Arn: arnOf(naming, 'sqs', QueueName), QueueName, QueueUrl: url } };
		},
	},
	'AWS::SNS::Topic': {
		role: 'emulated',
		properties: ['DisplayName', 'KmsMasterKeyId', 'TopicName'],
		identify(naming) {
			const TopicName = nameOf(naming, 'TopicName');
			const arn = arnOf(naming, 'sns', TopicName);
			return { ref: arn, attributes: { TopicArn: arn, TopicName } };
		},
	},
	'AWS::SNS::Subscription': {
		role: 'emulated',
		properties: ['Endpoint', 'Protocol', 'RedrivePolicy', 'TopicArn'],
		identify: (naming) => only(`${textOf(naming.properties, 'TopicArn')}:${uuidOf(naming)}`),
	},
	'AWS::Scheduler::ScheduleGroup': {
		role: 'emulated',
		properties: ['Name'],
		identify(naming) {
			const name = nameOf(naming, 'Name');
			return withArn(name, arnOf(naming, 'scheduler', `schedule-group/${name}`));
		},
	},
	'AWS::Scheduler::Schedule': {
		role: 'emulated',
		properties: [
			...['Description', 'FlexibleTimeWindow', 'GroupName', 'Name', 'ScheduleExpression'],
			...['ScheduleExpressionTimezone', 'State', 'Target'],
		],
		identify(naming) {
			const name = nameOf(naming, 'Name');
			return withArn(name, arnOf(naming, 'scheduler', `schedule/default/${name}`));
		},
	},
	'AWS::SES::ConfigurationSet': {
		role: 'emulated',
		properties: ['DeliveryOptions', 'Name', 'ReputationOptions', 'SendingOptions', 'SuppressionOptions'],
		identify: (naming) => only(nameOf(naming, 'Name')),
	},
	'AWS::SES::ConfigurationSetEventDestination': {
		role: 'emulated',
		properties: ['ConfigurationSetName', 'EventDestination'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::SMSVOICE::ConfigurationSet': {
		role: 'emulated',
		properties: ['ConfigurationSetName', 'EventDestinations'],
		identify(naming) {
			const name = nameOf(naming, 'ConfigurationSetName');
			return withArn(name, arnOf(naming, 'sms-voice', `configuration-set/${name}`));
		},
	},
	'AWS::SES::EmailIdentity': {
		role: 'emulated',
		properties: [
			'DkimAttributes',
			'DkimSigningAttributes',
			'EmailIdentity',
			'FeedbackAttributes',
			'MailFromAttributes',
		],
		identify(naming) {
			const domain = textOf(naming.properties, 'EmailIdentity');
			const tokens = [1, 2, 3].map((number) => [number, `${shortIdOf(naming)}${number}`] as const);
			const records = tokens.flatMap(([number, token]) => [
				[`DkimDNSTokenName${number}`, `${token}._domainkey.${domain}`] as const,
				[`DkimDNSTokenValue${number}`, `${token}.dkim.amazonses.com`] as const,
			]);
			return { ref: domain, attributes: Object.fromEntries(records) };
		},
	},
};
