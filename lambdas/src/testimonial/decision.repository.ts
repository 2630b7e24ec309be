import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import { accountIndex, keptForAYear } from '../platform/limits/visitor-writing.items.ts';
import { indexPage } from '../platform/lists/index-page.repository.ts';
import type { Item } from '../platform/table/stored-item.ts';
import { transactIfUnchanged, type WriteActions } from '../platform/table/transact-if-unchanged.repository.ts';
import { type Action, putNew } from '../platform/table/transaction.actions.ts';
import type { DecidedTestimonial, DecisionStore, TestimonialState } from './decision.ts';
import {
	decisionList,
	decisionPlace,
	PENDING_ORDER,
	PUBLISHED,
	placeOf,
	publicItem,
	recordKey,
} from './testimonial.items.ts';

const ACTIONS = {
	pending: 'testimonial_held',
	published: 'testimonial_published',
	hidden: 'testimonial_hidden',
} as const satisfies Record<TestimonialState, AuditAction>;

/** Testimonials for staff's decisions. A published copy is deleted with its record when the account is erased. */
export const decisionRepository = (db: DynamoDBDocumentClient, TableName: string): DecisionStore => ({
	async list(state, page) {
		const order = state === 'pending' ? PENDING_ORDER : 'newest first';
		const partition = decisionList(state);
		const found = await indexPage({ db, TableName, index: 'GSI1', partition, order, ...page });
		return found && { ...found, rows: found.rows.map(testimonialFrom) };
	},
	async find(id) {
		const { Item } = await db.send(new GetCommand({ TableName, Key: recordKey(id), ConsistentRead: true }));
		return Item && testimonialFrom(Item);
	},
	decide: (testimonial, state, act) => transactIfUnchanged(db, decisionActions(TableName, testimonial, { state, act })),
});

function decisionActions(
	TableName: string,
	testimonial: DecidedTestimonial,
	{ state, act }: { readonly state: TestimonialState; readonly act: AuditContext },
): WriteActions {
	const { id, version, createdAt } = testimonial;
	const isShown = state === 'published';
	const waits = Number(state === 'pending') - Number(testimonial.state === 'pending');
	return [
		{
			Update: {
				TableName,
				Key: recordKey(id),
				// A published one is stored permanently; all others expire 12 months after they were written.
				UpdateExpression: isShown
					? 'SET #state = :state, ver = :next, G1PK = :list, G1SK = :inList REMOVE #ttl'
					: 'SET #state = :state, ver = :next, G1PK = :list, G1SK = :inList, #ttl = :ttl',
				ConditionExpression: 'ver = :ver',
				ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
				ExpressionAttributeValues: {
					':state': state,
					':ver': version,
					':next': version + 1,
					':list': decisionList(state),
					':inList': decisionPlace(testimonial, state),
					...(isShown ? {} : { ':ttl': keptForAYear(createdAt) }),
				},
			},
		},
		isShown ? show(TableName, testimonial) : hide(TableName, testimonial),
		...waitingCounts(TableName, { noun: 'testimonials', mayBeInCrisis: testimonial.mayBeInCrisis }, waits),
		putNew(TableName, auditItemOf(act, ACTIONS[state], id)),
	];
}

/** The copy names its writer too, so that erasing the account removes the text from the site. */
const show = (TableName: string, testimonial: DecidedTestimonial) => {
	const { userId, createdAt } = testimonial;
	const writer = userId === undefined ? {} : accountIndex(userId, createdAt);
	return { Put: { TableName, Item: { ...publicItem(testimonial), createdAt, ...writer } } };
};

const hide = (TableName: string, testimonial: DecidedTestimonial): Action => ({
	Delete: { TableName, Key: { PK: PUBLISHED, SK: placeOf(testimonial) } },
});

const testimonialFrom = ({
	id,
	name,
	message,
	rating,
	createdAt,
	crisis: mayBeInCrisis = false,
	ver,
	state,
	consent,
	uid,
	date,
}: Item): DecidedTestimonial => ({
	id,
	name,
	message,
	rating,
	date: date ?? dayOf(new Date(createdAt)),
	createdAt,
	mayBeInCrisis,
	state,
	...(consent === undefined ? {} : { consent }),
	...(uid === undefined ? {} : { userId: uid }),
	version: ver,
});
