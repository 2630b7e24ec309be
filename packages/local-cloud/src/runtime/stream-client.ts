import { EngineError, engineCall } from '../engine/engine-call.ts';
import type { Json, JsonObject } from '../template/json.ts';

/** A record in DynamoDB JSON, binary in base64, as a function receives it. */
export interface StreamRecord {
	readonly eventName: string;
	readonly dynamodb: JsonObject & { readonly SequenceNumber: string; readonly ApproximateCreationDateTime: number };
	readonly userIdentity?: Json;
}

export interface StreamClient {
	/** Ids of the shards of the table's newest stream, parents first, and the stream's ARN at the engine. */
	shards(tableName: string): Promise<{ readonly streamArn: string; readonly shardIds: readonly string[] }>;
	/** Records after a position; all available ones when the position is undefined or expired. */
	read(from: { streamArn: string; shardId: string; after: string | undefined }): Promise<readonly StreamRecord[]>;
}

export function streamClient(endpoint: string): StreamClient {
	const call = <T>(target: string, input: object): Promise<T> => engineCall(endpoint, target, input);
	const streams = <T>(operation: string, input: object) => call<T>(`DynamoDBStreams_20120810.${operation}`, input);

	async function iterator(input: object): Promise<string> {
		return (await streams<{ ShardIterator: string }>('GetShardIterator', input)).ShardIterator;
	}

	return {
		async shards(tableName) {
			const { Table } = await call<{ Table: { LatestStreamArn?: string } }>('DynamoDB_20120810.DescribeTable', {
				TableName: tableName,
			});
			const streamArn = Table.LatestStreamArn;
			if (!streamArn) throw new Error(`The table ${tableName} has no stream.`);
			const { StreamDescription } = await streams<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
				'DescribeStream',
				{ StreamArn: streamArn },
			);
			return { streamArn, shardIds: StreamDescription.Shards.map(({ ShardId }) => ShardId).sort() };
		},
		async read({ streamArn, shardId, after }) {
			const where = { StreamArn: streamArn, ShardId: shardId };
			const oldest = () => iterator({ ...where, ShardIteratorType: 'TRIM_HORIZON' });
			const start = after
				? await iterator({ ...where, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }).catch(
						(error: unknown) => {
							if (error instanceof EngineError && error.code === 'TrimmedDataAccessException') return oldest();
							throw error;
						},
					)
				: await oldest();
			return (await streams<{ Records: StreamRecord[] }>('GetRecords', { ShardIterator: start })).Records;
		},
	};
}
