import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';

export type Item = Readonly<Record<string, NativeAttributeValue>>;

export interface Key {
	readonly PK: string;
	readonly SK: string;
}
