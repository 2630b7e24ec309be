import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item, Key } from './stored-item.ts';

/** An item that the stream tells of, before and after; undefined where there was none, or is none any more. */
interface StreamedItem {
	readonly key: Key;
	readonly before: Item | undefined;
	readonly after: Item | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

// The two packages declare the same attribute values, and only one of them allows for more to come.
const itemOf = (image: Image): Item | undefined =>
	image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);

/** What a record of the stream says. The images are opened when they are asked for. */
export const streamedItem = ({ dynamodb }: DynamoDBRecord): StreamedItem => ({
	key: { PK: dynamodb?.Keys?.PK?.S ?? '', SK: dynamodb?.Keys?.SK?.S ?? '' },
	get before() {
		return itemOf(dynamodb?.OldImage);
	},
	get after() {
		return itemOf(dynamodb?.NewImage);
	},
});
