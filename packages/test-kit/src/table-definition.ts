import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

const indexKeys = (name: 'G1' | 'G2' | 'G3', projection: 'ALL' | 'KEYS_ONLY') => ({
	// DynamoDB requires at least three characters in an index name.
	IndexName: `GSI${name.slice(1)}`,
	KeySchema: [
		{ AttributeName: `${name}PK`, KeyType: 'HASH' as const },
		{ AttributeName: `${name}SK`, KeyType: 'RANGE' as const },
	],
	Projection: { ProjectionType: projection },
});

const attributes = ['PK', 'SK', 'G1PK', 'G1SK', 'G2PK', 'G2SK', 'G3PK', 'G3SK'];

/** The one table, with the keys and indexes of the data stack (`infra/lib/stacks/data-stack.ts`). */
export const tableDefinition = {
	AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
	KeySchema: [
		{ AttributeName: 'PK', KeyType: 'HASH' },
		{ AttributeName: 'SK', KeyType: 'RANGE' },
	],
	GlobalSecondaryIndexes: [indexKeys('G1', 'ALL'), indexKeys('G2', 'ALL'), indexKeys('G3', 'KEYS_ONLY')],
	BillingMode: 'PAY_PER_REQUEST',
} as const satisfies Omit<CreateTableCommandInput, 'TableName'>;
