import type { KeyPlan } from '../services/kms.ts';
import { type JsonObject, objectOf, optionalObjectOf, optionalTextOf, textOf } from '../template/json.ts';
import type { ResourceReader } from './reader.ts';

export interface TablePlan {
	readonly name: string;
	readonly streamArn: string;
	/** The input of CreateTable. */
	readonly definition: JsonObject;
	readonly ttlAttribute: string | undefined;
}

/** The table without replicas, encryption and deletion protection, which would prevent a reset. */
export const tablesOf = (each: ResourceReader): readonly TablePlan[] =>
	each('DynamoDB::GlobalTable', ({ identity, properties }) => {
		const { AttributeDefinitions, BillingMode, GlobalSecondaryIndexes, KeySchema } = properties;
		const stream = objectOf(properties, 'StreamSpecification');
		const ttl = optionalObjectOf(properties, 'TimeToLiveSpecification');
		return {
			name: identity.ref,
			streamArn: identity.attributes.StreamArn ?? '',
			definition: {
				TableName: identity.ref,
				AttributeDefinitions: AttributeDefinitions ?? [],
				BillingMode: BillingMode ?? 'PAY_PER_REQUEST',
				KeySchema: KeySchema ?? [],
				...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes } : {}),
				StreamSpecification: { StreamEnabled: true, StreamViewType: textOf(stream, 'StreamViewType') },
			},
			ttlAttribute: ttl?.Enabled === true ? textOf(ttl, 'AttributeName') : undefined,
		};
	});

export const keysOf = (each: ResourceReader): readonly KeyPlan[] =>
	each('KMS::Key', ({ identity, properties }) => ({
		id: identity.ref,
		arn: identity.attributes.Arn ?? '',
		spec: optionalTextOf(properties, 'KeySpec') ?? 'SYMMETRIC_DEFAULT',
		description: optionalTextOf(properties, 'Description') ?? '',
	}));

/** Key ids by alias; a target may be an id or an ARN. */
export const aliasesOf = (each: ResourceReader): Readonly<Record<string, string>> =>
	Object.fromEntries(
		each('KMS::Alias', ({ identity, properties }) => [
			identity.ref,
			textOf(properties, 'TargetKeyId').replace(/^.*:key\//, ''),
		]),
	);
