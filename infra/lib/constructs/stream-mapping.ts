import { Duration } from 'aws-cdk-lib';
import {
	EventSourceMapping,
	FilterCriteria,
	FilterRule,
	type Function as LambdaFunction,
	StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Inserted and changed items whose partition key has this prefix. */
interface StreamedChange {
	readonly partitionKey: string;
	readonly sortKey?: string;
	/** Includes removed items. */
	readonly removals?: boolean;
	/** Further conditions on the new image, as a Lambda filter. */
	readonly newImage?: Record<string, unknown>;
}

export interface StreamMappingProps {
	readonly target: LambdaFunction;
	readonly streamArn: string;
	readonly changes: readonly StreamedChange[];
	/** Receives the positions (not the records) of batches that failed every attempt. */
	readonly failures: IQueue;
}

/**
 * Delivers changes of the table to a worker. A failing record is isolated by bisection and given up after 5 attempts,
 * because it would otherwise block its shard for a day; the sweep repairs what was given up.
 */
export const streamMapping = (scope: Construct, id: string, props: StreamMappingProps): EventSourceMapping =>
	new EventSourceMapping(scope, id, {
		target: props.target,
		eventSourceArn: props.streamArn,
		startingPosition: StartingPosition.TRIM_HORIZON,
		batchSize: 25,
		bisectBatchOnError: true,
		reportBatchItemFailures: true,
		retryAttempts: 5,
		maxRecordAge: Duration.hours(1),
		onFailure: { bind: () => ({ destination: props.failures.queueArn }) },
		filters: props.changes.map(({ partitionKey, sortKey, removals, newImage }) =>
			FilterCriteria.filter({
				eventName: FilterRule.or('INSERT', 'MODIFY', ...(removals ? ['REMOVE'] : [])),
				dynamodb: {
					Keys: {
						PK: { S: FilterRule.beginsWith(partitionKey) },
						...(sortKey === undefined ? {} : { SK: { S: FilterRule.isEqual(sortKey) } }),
					},
					...(newImage ? { NewImage: newImage } : {}),
				},
			}),
		),
	});
