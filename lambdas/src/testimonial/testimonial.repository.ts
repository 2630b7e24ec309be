import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import { versionInForce } from '@tulia/contracts/consent-wording';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { waitingCounts } from '../counters/waiting-counts.actions.ts';
import { crisisAlertJobs } from '../outbox/crisis-alert.items.ts';
import { accountIndex, crisisMark, keptForAYear } from '../platform/limits/visitor-writing.items.ts';
import { decodeCursor, encodeCursor } from '../platform/lists/cursor.ts';
import { putNewItems } from '../platform/table/put-new-items.repository.ts';
import { decisionList, decisionPlace, PUBLISHED, placeOf, publicItem, recordKey } from './testimonial.items.ts';
import type { OfferedTestimonial, TestimonialPage, TestimonialStore } from './testimonial-store.ts';

/** A cursor: the sort key of the last testimonial of the page. */
const PLACE = /^\d{4}-\d\d-\d\d#[A-Za-z0-9-]{1,64}$/;

const toTestimonial = (item: Readonly<Record<string, NativeAttributeValue>>): Testimonial => ({
	id: item.id,
	name: item.name,
	message: item.message,
	rating: item.rating,
	date: item.date,
});

/**
 * Testimonials as visitors read and clients offer them. The public partition contains published ones only: one that
 * waits for approval would count towards the limit of the Query.
 */
export const testimonialRepository = (db: DynamoDBDocumentClient, TableName: string): TestimonialStore => ({
	async newest(limit, cursor) {
		const after = cursor === undefined ? undefined : decodeCursor(cursor, PLACE);
		if (cursor !== undefined && after === undefined) return undefined;
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: after === undefined ? 'PK = :list' : 'PK = :list AND SK < :after',
				ExpressionAttributeValues: { ':list': PUBLISHED, ...(after === undefined ? {} : { ':after': after }) },
				ScanIndexForward: false,
				// One row more than the page, to know whether there is another page.
				Limit: limit + 1,
			}),
		);
		return pageOf(Items.map(toTestimonial), limit);
	},
	async publish(testimonial) {
		const createdAt = `${testimonial.date}T00:00:00.000Z`;
		const record = {
			...recordItem({ ...testimonial, createdAt, mayBeInCrisis: false }, 'published'),
			date: testimonial.date,
		};
		const puts = [publicItem(testimonial), record].map((Item) => ({ Put: { TableName, Item } }));
		await db.send(new TransactWriteCommand({ TransactItems: puts }));
	},
	async hold(offered) {
		await putNewItems(
			db,
			TableName,
			[heldItem(offered), ...crisisAlertJobs(offered)],
			waitingCounts(TableName, { noun: 'testimonials', mayBeInCrisis: offered.mayBeInCrisis }, 1),
		);
	},
});

function pageOf(found: readonly Testimonial[], limit: number): TestimonialPage {
	const testimonials = found.slice(0, limit);
	const last = testimonials.at(-1);
	return { testimonials, nextCursor: last && found.length > limit ? encodeCursor(placeOf(last)) : undefined };
}

type Words = Omit<OfferedTestimonial, 'userId'>;

const recordItem = (
	{ id, name, message, rating, createdAt, mayBeInCrisis }: Words,
	state: 'pending' | 'published',
) => ({
	...recordKey(id),
	entity: 'offered-testimonial',
	id,
	name,
	message,
	rating,
	createdAt,
	state,
	ver: 1,
	...crisisMark(mayBeInCrisis),
	G1PK: decisionList(state),
	G1SK: decisionPlace({ createdAt, id, mayBeInCrisis }, state),
});

const heldItem = ({ userId, ...offered }: OfferedTestimonial) => ({
	...recordItem(offered, 'pending'),
	uid: userId,
	consent: { version: versionInForce.testimonial, at: offered.createdAt },
	...accountIndex(userId, offered.createdAt),
	ttl: keptForAYear(offered.createdAt),
});
