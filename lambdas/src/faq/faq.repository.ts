import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Faq, FaqStore } from './faq.ts';

const PARTITION = 'CATALOG#FAQ';
const positionOf = ({ category, order, id }: Faq) => `${category}#${String(order).padStart(3, '0')}#${id}`;

const toFaq = (item: Readonly<Record<string, NativeAttributeValue>>): Faq => ({
	id: item.id,
	question: item.question,
	answer: item.answer,
	category: item.category,
	order: item.order,
	featured: item.featured,
});

/** The only module that knows how FAQs are laid out. */
export const faqRepository = (db: DynamoDBDocumentClient, TableName: string): FaqStore => ({
	async list() {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :faqs',
				ExpressionAttributeValues: { ':faqs': PARTITION },
			}),
		);
		return Items.map(toFaq);
	},
	async save(faq) {
		await db.send(new PutCommand({ TableName, Item: { PK: PARTITION, SK: positionOf(faq), entity: 'faq', ...faq } }));
	},
});
