import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
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

/** FAQs, stored in DynamoDB. There are some dozens of them: the list is one Query. */
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
		async featuring() {
			const { Item } = await db.send(new GetCommand({ TableName, Key: FEATURING, ConsistentRead: true }));
			return Item?.ver ?? 0;
		},
		add(faq, act, featuring) {
			const guard = guardActions(TableName, featuring);
			const puts = [itemOf(faq), auditItemOf(act, 'faq_created', faq.id)].map((item) => putNew(TableName, item));
			return transactIfUnchanged(db, [...guard, ...puts], guard.length);
		},
		change(change) {
			const guard = guardActions(TableName, change.featuring);
			return transactIfUnchanged(db, [...guard, ...changeActions(TableName, change)], guard.length + 1);
		},
		async reorder(moved, act) {
			const [first] = moved;
			if (!first) return true;
			const leave = moved.map(({ before }) => ({ Delete: { TableName, Key: faqKey(before), ...asRead(before) } }));
			const arrive = moved.map(({ after }) => putNew(TableName, itemOf(after)));
			const note = putNew(TableName, auditItemOf(act, 'faqs_reordered', first.after.id));
			return transactIfUnchanged(db, [...leave, ...arrive, note], leave.length);
		},
		remove: (faq, act) =>
			transactIfUnchanged(db, [
				{ Delete: { TableName, Key: faqKey(faq), ...asRead(faq) } },
				putNew(TableName, auditItemOf(act, 'faq_deleted', faq.id)),
			]),
	};
};

const asRead = ({ version }: StaffFaq) => ({
	ConditionExpression: 'ver = :ver',
	ExpressionAttributeValues: { ':ver': version },
});

/** Counts additions to the contact page, a guard against two concurrent ones exceeding its limit. */
const FEATURING = { PK: 'FAQ#FEATURING', SK: 'COUNT' } as const;

/** Empty when the change adds nothing to the contact page. */
const guardActions = (TableName: string, read: number | undefined) =>
	read === undefined
		? []
		: [
				{
					Update: {
						TableName,
						Key: FEATURING,
						UpdateExpression: 'SET entity = :entity, ver = :next',
						ConditionExpression: read === 0 ? 'attribute_not_exists(PK)' : 'ver = :read',
						ExpressionAttributeValues: {
							':entity': 'faq-featuring',
							':next': read + 1,
							...(read === 0 ? {} : { ':read': read }),
						},
					},
				},
			];

/** The key contains the position, so a move deletes the old item in the same transaction. */
function changeActions(TableName: string, { before, after, act }: FaqChange) {
	const note = putNew(TableName, auditItemOf(act, 'faq_changed', after.id));
	if (faqKey(before).SK === faqKey(after).SK)
		return [{ Put: { TableName, Item: itemOf(after), ...asRead(before) } }, note];
	return [{ Delete: { TableName, Key: faqKey(before), ...asRead(before) } }, putNew(TableName, itemOf(after)), note];
}
