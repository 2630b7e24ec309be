import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { writerPartition } from '../../platform/limits/visitor-writing.items.ts';
import { removeWritings } from './remove-writings.repository.ts';
import type { Writing, Writings } from './writings.ts';

export const writingsRepository = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>,
): Writings => {
	const of = async (writer: string): Promise<readonly Writing[]> => {
		const pages = paginateQuery(
			{ client: db },
			{
				TableName,
				IndexName: 'GSI2',
				KeyConditionExpression: 'G2PK = :writer',
				ExpressionAttributeValues: { ':writer': writerPartition(writer) },
			},
		);
		const found: Writing[] = [];
		for await (const { Items = [] } of pages) found.push(...Items.map(({ PK, SK, ...rest }) => ({ ...rest, PK, SK })));
		return found;
	};
	return {
		ofAccount: of,
		underAddress: async (address) => of((await openCipher()).pseudonym('email', address)),
		remove: (writings) => removeWritings(db, TableName, writings),
	};
};
