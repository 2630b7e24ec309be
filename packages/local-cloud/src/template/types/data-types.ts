import { arnOf, lowerNameOf, nameOf, uuidOf } from '../identity.ts';
import { textOf } from '../json.ts';
import { only, type ResourceType } from './resource-type.ts';

/** The stream of a table, which has no name of its own. */
const streamArnOf = (tableArn: string): string => `${tableArn}/stream/local`;

export const dataTypes: Readonly<Record<string, ResourceType>> = {
	'AWS::DynamoDB::GlobalTable': {
		role: 'emulated',
		properties: [
			...['AttributeDefinitions', 'BillingMode', 'GlobalSecondaryIndexes', 'KeySchema', 'Replicas', 'SSESpecification'],
			...['StreamSpecification', 'TableName', 'TimeToLiveSpecification'],
		],
		identify(naming) {
			const name = nameOf(naming, 'TableName');
			const Arn = arnOf(naming, 'dynamodb', `table/${name}`);
			return { ref: name, attributes: { Arn, StreamArn: streamArnOf(Arn) } };
		},
	},
	'AWS::S3::Bucket': {
		role: 'emulated',
		properties: [
			...['BucketEncryption', 'BucketName', 'LifecycleConfiguration', 'LoggingConfiguration', 'OwnershipControls'],
			...['PublicAccessBlockConfiguration', 'VersioningConfiguration'],
		],
		identify(naming) {
			const name = lowerNameOf(naming, 'BucketName');
			const RegionalDomainName = `${name}.s3.${naming.stack.region}.amazonaws.com`;
			return { ref: name, attributes: { Arn: `arn:aws:s3:::${name}`, RegionalDomainName } };
		},
	},
	'AWS::KMS::Key': {
		role: 'emulated',
		properties: ['Description', 'EnableKeyRotation', 'KeyPolicy', 'KeySpec', 'KeyUsage', 'PendingWindowInDays'],
		identify(naming) {
			const KeyId = uuidOf(naming);
			return { ref: KeyId, attributes: { Arn: arnOf(naming, 'kms', `key/${KeyId}`), KeyId } };
		},
	},
	'AWS::KMS::Alias': {
		role: 'emulated',
		properties: ['AliasName', 'TargetKeyId'],
		identify: ({ properties }) => only(textOf(properties, 'AliasName')),
	},
	'AWS::SecretsManager::Secret': {
		role: 'emulated',
		properties: ['Description', 'GenerateSecretString', 'KmsKeyId', 'Name'],
		identify: (naming) => {
			const arn = arnOf(naming, 'secretsmanager', `secret:${nameOf(naming, 'Name')}`);
			return { ref: arn, attributes: { Id: arn } };
		},
	},
};
