import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item, Key } from './stored-item.ts';

/** An item of a stream record before and after its change; undefined where it did not exist. */
interface StreamedItem {
	readonly key: Key;
	readonly before: Item | undefined;
	readonly after: Item | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

// The two packages declare the same attribute values, but only one has an open union.
const itemOf = (image: Image): Item | undefined =>
	image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);

/** The item of a stream record. The images are unmarshalled lazily. */
export const streamedItem = ({ dynamodb }: DynamoDBRecord): StreamedItem => ({
	key: { PK: dynamodb?.Keys?.PK?.S ?? '', SK: dynamodb?.Keys?.SK?.S ?? '' },
	get before() {
		return itemOf(dynamodb?.OldImage);
	},
	get after() {
		return itemOf(dynamodb?.NewImage);
	},
});
