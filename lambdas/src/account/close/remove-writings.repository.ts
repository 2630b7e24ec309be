import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import type { WaitingNoun } from '../../counters/counted-nouns.ts';
import { forgetHanded } from '../../counters/handed-entry.items.ts';
import { waitingCounts } from '../../counters/waiting-counts.actions.ts';
import type { Item, Key } from '../../platform/table/stored-item.ts';
import { transactIfUnchanged, type WriteActions } from '../../platform/table/transact-if-unchanged.repository.ts';
import { retryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { PUBLISHED, placeOf } from '../../testimonial/testimonial.items.ts';

/** The count that includes an item while it waits for staff, and the state in which it waits. */
const WAITS: Readonly<Record<string, { readonly noun: WaitingNoun; readonly state: string }>> = {
	question: { noun: 'questions', state: 'new' },
	message: { noun: 'messages', state: 'new' },
	comment: { noun: 'comments', state: 'pending' },
	'offered-testimonial': { noun: 'testimonials', state: 'pending' },
};

/**
 * Removes a person's texts, each with its place in the figures of what waits, whatever staff do meanwhile. Idempotent.
 */
export async function removeWritings(
	db: DynamoDBDocumentClient,
	TableName: string,
	writings: readonly (Key & Item)[],
): Promise<void> {
	for (const writing of writings) await retryOnVersionConflict(() => remove(db, TableName, writing));
}

async function remove(db: DynamoDBDocumentClient, TableName: string, writing: Key & Item): Promise<true | undefined> {
	const { PK, SK, entity, crisis: mayBeInCrisis = false } = writing;
	const Key = { PK, SK };
	const waits = WAITS[entity];
	const others = copiesOf(TableName, writing);
	if (!waits) return (await transactIfUnchanged(db, [{ Delete: { TableName, Key } }])) || undefined;
	const state = {
		ExpressionAttributeNames: { '#state': 'state' },
		ExpressionAttributeValues: { ':waits': waits.state },
	};
	const isWaiting = { TableName, Key, ConditionExpression: '#state = :waits', ...state };
	const isNot = { TableName, Key, ConditionExpression: 'attribute_not_exists(PK) OR #state <> :waits', ...state };
	const counts = waitingCounts(TableName, { noun: waits.noun, mayBeInCrisis }, -1);
	return (
		(await transactIfUnchanged(db, [{ Delete: isWaiting }, ...counts, ...others])) ||
		(await transactIfUnchanged(db, [{ Delete: isNot }, ...others])) ||
		undefined
	);
}

/** The removals of copies: that of a published testimonial, and the hand-over of a question or message. */
function copiesOf(TableName: string, { entity, id, date, createdAt }: Item): WriteActions {
	if (entity === 'question') return [forgetHanded(TableName, 'questions', id)];
	if (entity === 'message') return [forgetHanded(TableName, 'messages', id)];
	if (entity !== 'offered-testimonial') return [];
	const SK = placeOf({ id, date: date ?? dayOf(new Date(createdAt)) });
	return [{ Delete: { TableName, Key: { PK: PUBLISHED, SK } } }];
}
