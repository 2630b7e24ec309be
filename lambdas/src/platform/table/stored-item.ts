import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';

/** An item as it is stored. */
export type Item = Readonly<Record<string, NativeAttributeValue>>;

export interface Key {
	readonly PK: string;
	readonly SK: string;
}
