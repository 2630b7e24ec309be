import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import type { TestimonialStore } from './testimonial-store.ts';

const PARTITION = 'CATALOG#TESTI';

const toTestimonial = (item: Readonly<Record<string, NativeAttributeValue>>): Testimonial => ({
	id: item.id,
	name: item.name,
	message: item.message,
	rating: item.rating,
	date: item.date,
});

/**
 * The only module that knows how testimonials are laid out. This partition holds published ones alone: one that waits
 * for approval must not be here, or the limit of the Query would count it.
 */
export const testimonialRepository = (db: DynamoDBDocumentClient, TableName: string): TestimonialStore => ({
	async newest(limit) {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'PK = :testimonials',
				ExpressionAttributeValues: { ':testimonials': PARTITION },
				ScanIndexForward: false,
				Limit: limit,
			}),
		);
		return Items.map(toTestimonial);
	},
	async publish(testimonial) {
		const SK = `${testimonial.date}#${testimonial.id}`;
		await db.send(new PutCommand({ TableName, Item: { PK: PARTITION, SK, entity: 'testimonial', ...testimonial } }));
	},
});
