import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item } from '../../platform/table/stored-item.ts';
import { isClientRecord } from '../../platform/table/user.items.ts';

/** A client record before and after a change; undefined where there was none, or is none any more. */
export interface ClientRecordChange {
	readonly before: Item | undefined;
	readonly after: Item | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

// The two packages declare the same attribute values, and only one of them allows for more to come.
const itemOf = (image: Image): Item | undefined =>
	image === undefined ? undefined : unmarshall(image as Parameters<typeof unmarshall>[0]);

/** The change of a client record that the stream tells of, or undefined when it tells of something else. */
export function clientChangeIn({ dynamodb }: DynamoDBRecord): ClientRecordChange | undefined {
	const { PK, SK } = dynamodb?.Keys ?? {};
	if (!isClientRecord({ PK: PK?.S ?? '', SK: SK?.S ?? '' })) return undefined;
	return { before: itemOf(dynamodb?.OldImage), after: itemOf(dynamodb?.NewImage) };
}
