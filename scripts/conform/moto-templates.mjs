import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Resources that moto's CloudFormation does not support, although its API has some of them: each is left out, and
 * references to it are replaced by its name.
 */
export const notCarried = [
	'AWS::ApiGatewayV2::Api',
	'AWS::ApiGatewayV2::Integration',
	'AWS::ApiGatewayV2::Route',
	'AWS::ApiGatewayV2::Stage',
	'AWS::Backup::BackupPlan',
	'AWS::Backup::BackupSelection',
	'AWS::Backup::BackupVault',
	'AWS::Budgets::Budget',
	'AWS::CloudFront::CachePolicy',
	'AWS::CloudFront::Distribution',
	'AWS::CloudFront::Function',
	'AWS::CloudFront::OriginAccessControl',
	'AWS::CloudFront::ResponseHeadersPolicy',
	'AWS::CloudWatch::Alarm',
	'AWS::CloudWatch::CompositeAlarm',
	'AWS::IAM::OIDCProvider',
	// Moto supports it, but requires an existing zone, and the zone of the stage is not in the templates.
	'AWS::Route53::RecordSet',
	'AWS::S3::BucketPolicy',
	'AWS::SES::ConfigurationSet',
	'AWS::SES::ConfigurationSetEventDestination',
	'AWS::SES::EmailIdentity',
	'AWS::SMSVOICE::ConfigurationSet',
	'AWS::SNS::Subscription',
	'AWS::SNS::TopicPolicy',
	'AWS::SQS::QueuePolicy',
	'AWS::Scheduler::Schedule',
	'AWS::Scheduler::ScheduleGroup',
	'AWS::SecretsManager::Secret',
];

/** Rewrites a global table with one replica as a table: moto's CloudFormation supports only the older type. */
function asTable({ Replicas, WriteOnDemandThroughputSettings: _, SSESpecification: __, ...properties }) {
	if (Replicas.length !== 1) throw new Error('A table with several replicas cannot be rewritten for moto.');
	return { Type: 'AWS::DynamoDB::Table', Properties: properties };
}

/** A part of a template without references to removed resources. */
function withoutMention(part, gone) {
	if (Array.isArray(part)) return part.map((one) => withoutMention(one, gone));
	if (typeof part !== 'object' || part === null) return part;
	const { Ref: named, 'Fn::GetAtt': [id, attribute] = [] } = part;
	if (gone.has(named)) return named;
	if (gone.has(id)) return `${id}-${attribute}`;
	return Object.fromEntries(
		Object.entries(part).map(([key, value]) => [
			key,
			key === 'DependsOn' ? [value].flat().filter((one) => !gone.has(one)) : withoutMention(value, gone),
		]),
	);
}

/** Rewrites a template to what moto supports; returns the number of remaining resources, and of removed by type. */
export function rewriteForMoto(file) {
	const template = JSON.parse(readFileSync(file, 'utf8'));
	const all = Object.entries(template.Resources);
	const gone = new Set(all.filter(([, { Type }]) => notCarried.includes(Type)).map(([id]) => id));
	const Resources = Object.fromEntries(
		all
			.filter(([id]) => !gone.has(id))
			.map(([id, one]) => [id, one.Type === 'AWS::DynamoDB::GlobalTable' ? asTable(one.Properties) : one]),
	);
	writeFileSync(file, JSON.stringify(withoutMention({ ...template, Resources }, gone)));
	return { kept: all.length - gone.size, leftOut: gone.size };
}
