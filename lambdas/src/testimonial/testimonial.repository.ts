import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { decodeCursor, encodeCursor } from '../platform/cursor.ts';
import { putNewItems } from '../platform/put-new-items.repository.ts';
import { accountIndex, keptForAYear } from '../platform/visitor-writing.ts';
import {
	type OfferedTestimonial,
	publicationConsentVersion,
	type TestimonialPage,
	type TestimonialStore,
} from './testimonial-store.ts';

const PARTITION = 'CATALOG#TESTI';
/** A place in the list: the sort key of the last testimonial that was shown. */
const PLACE = /^\d{4}-\d\d-\d\d#[A-Za-z0-9-]{1,64}$/;

const placeOf = ({ date, id }: Testimonial) => `${date}#${id}`;

const toTestimonial = (item: Readonly<Record<string, NativeAttributeValue>>): Testimonial => ({
	id: item.id,
	name: item.name,
	message: item.message,
	rating: item.rating,
	date: item.date,
});

/**
 * The only module that knows how testimonials are laid out. The public partition holds published ones alone: one that
 * waits for approval must not be there, or the limit of the Query would count it.
 */
export const testimonialRepository = (db: DynamoDBDocumentClient, TableName: string): TestimonialStore => ({
	async newest(limit, cursor) {
		const after = cursor === undefined ? undefined : decodeCursor(cursor, PLACE);
		if (cursor !== undefined && after === undefined) return undefined;
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: after === undefined ? 'PK = :list' : 'PK = :list AND SK < :after',
				ExpressionAttributeValues: { ':list': PARTITION, ...(after === undefined ? {} : { ':after': after }) },
				ScanIndexForward: false,
				// One more than is shown tells whether there is another page.
				Limit: limit + 1,
			}),
		);
		return pageOf(Items.map(toTestimonial), limit);
	},
	async publish(testimonial) {
		const SK = placeOf(testimonial);
		await db.send(new PutCommand({ TableName, Item: { PK: PARTITION, SK, entity: 'testimonial', ...testimonial } }));
	},
	async hold(offered) {
		await putNewItems(db, TableName, [heldItem(offered)]);
	},
});

function pageOf(found: readonly Testimonial[], limit: number): TestimonialPage {
	const testimonials = found.slice(0, limit);
	const last = testimonials.at(-1);
	return { testimonials, nextCursor: last && found.length > limit ? encodeCursor(placeOf(last)) : undefined };
}

const heldItem = ({ userId, ...offered }: OfferedTestimonial) => ({
	PK: `TESTI#${offered.id}`,
	SK: 'T',
	entity: 'offered-testimonial',
	...offered,
	uid: userId,
	state: 'pending',
	ver: 1,
	consent: { version: publicationConsentVersion, at: offered.createdAt },
	G1PK: 'TESTIMOD#PENDING',
	G1SK: `${offered.createdAt}#${offered.id}`,
	...accountIndex(userId, offered.createdAt),
	ttl: keptForAYear(offered.createdAt),
});
