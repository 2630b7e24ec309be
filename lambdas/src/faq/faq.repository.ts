import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { putNew } from '../appointment/transaction-action.ts';
import { noteOf } from '../audit/staff-act.ts';
import { putNewItems } from '../platform/put-new-items.repository.ts';
import type { Item } from '../platform/read-items.repository.ts';
import { writeUnlessChanged } from '../platform/write-unless-changed.repository.ts';
import type { Faq, FaqChange, FaqStore, StaffFaq, StaffFaqStore } from './faq.ts';

const PARTITION = 'CATALOG#FAQ';
const faqKey = ({ category, order, id }: Faq) => ({
	PK: PARTITION,
	SK: `${category}#${String(order).padStart(3, '0')}#${id}`,
});

const toFaq = (item: Item): Faq => ({
	id: item.id,
	question: item.question,
	answer: item.answer,
	category: item.category,
	order: item.order,
	featured: item.featured,
});

const itemOf = ({ version, ...faq }: StaffFaq) => ({ ...faqKey(faq), entity: 'faq', ...faq, ver: version });

/** The only module that knows how FAQs are laid out. There are some dozens of them: the list is one Query. */
export const faqRepository = (db: DynamoDBDocumentClient, TableName: string): FaqStore & StaffFaqStore => {
	const items = async (ConsistentRead: boolean): Promise<readonly Item[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :faqs',
				ExpressionAttributeValues: { ':faqs': PARTITION },
				ConsistentRead,
			}),
		);
		return Items;
	};
	return {
		list: async () => (await items(false)).map(toFaq),
		async save(faq) {
			await db.send(new PutCommand({ TableName, Item: itemOf({ ...faq, version: 1 }) }));
		},
		listAll: async () => (await items(true)).map((item) => ({ ...toFaq(item), version: item.ver })),
		add: (faq, act) => putNewItems(db, TableName, [itemOf(faq), noteOf(act, 'faq_created', faq.id)]),
		change: (change) => writeUnlessChanged(db, changeActions(TableName, change)),
		remove: (faq, act) =>
			writeUnlessChanged(db, [
				{ Delete: { TableName, Key: faqKey(faq), ...asRead(faq) } },
				putNew(TableName, noteOf(act, 'faq_deleted', faq.id)),
			]),
	};
};

const asRead = ({ version }: StaffFaq) => ({
	ConditionExpression: 'ver = :ver',
	ExpressionAttributeValues: { ':ver': version },
});

/** Its key says its place: whoever moves it elsewhere takes it from the old place in the same transaction. */
function changeActions(TableName: string, { before, after, act }: FaqChange) {
	const note = putNew(TableName, noteOf(act, 'faq_changed', after.id));
	if (faqKey(before).SK === faqKey(after).SK)
		return [{ Put: { TableName, Item: itemOf(after), ...asRead(before) } }, note];
	return [{ Delete: { TableName, Key: faqKey(before), ...asRead(before) } }, putNew(TableName, itemOf(after)), note];
}
