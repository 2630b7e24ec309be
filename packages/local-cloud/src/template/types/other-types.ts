import { arnOf, nameOf, uuidOf } from '../identity.ts';
import { only, type ResourceType, withArn } from './resource-type.ts';

export const otherTypes: Readonly<Record<string, ResourceType>> = {
	'AWS::IAM::Role': {
		role: 'emulated',
		properties: [
			...['AssumeRolePolicyDocument', 'Description', 'ManagedPolicyArns', 'MaxSessionDuration', 'Policies', 'RoleName'],
		],
		identify(naming) {
			const name = nameOf(naming, 'RoleName');
			return withArn(name, `arn:aws:iam::${naming.stack.account}:role/${name}`);
		},
	},
	'AWS::IAM::Policy': {
		role: 'emulated',
		properties: ['PolicyDocument', 'PolicyName', 'Roles'],
		identify: (naming) => only(uuidOf(naming)),
	},
	'AWS::Logs::LogGroup': {
		role: 'named',
		identify(naming) {
			const name = nameOf(naming, 'LogGroupName');
			return withArn(name, arnOf(naming, 'logs', `log-group:${name}:*`));
		},
	},
	'AWS::CloudWatch::Alarm': {
		role: 'named',
		identify(naming) {
			const name = nameOf(naming, 'AlarmName');
			return withArn(name, arnOf(naming, 'cloudwatch', `alarm:${name}`));
		},
	},
	'AWS::Budgets::Budget': { role: 'ignored' },
	'AWS::CDK::Metadata': { role: 'ignored' },
	'AWS::CloudWatch::CompositeAlarm': { role: 'ignored' },
	'AWS::CloudWatch::Dashboard': { role: 'ignored' },
	'AWS::Lambda::Permission': { role: 'ignored' },
	'AWS::S3::BucketPolicy': { role: 'ignored' },
	'AWS::SNS::TopicPolicy': { role: 'ignored' },
	'AWS::SQS::QueuePolicy': { role: 'ignored' },
};
