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

/** Inserts and changes of items whose partition key begins so. */
interface StreamedChange {
	readonly partitionKey: string;
	readonly sortKey?: string;
	/** And their removal. */
	readonly removals?: boolean;
	/** Further conditions on the new image, as a Lambda filter. */
	readonly newImage?: Record<string, unknown>;
}

export interface StreamMappingProps {
	readonly target: LambdaFunction;
	readonly streamArn: string;
	/** Which changes it hears of: any of these. */
	readonly changes: readonly StreamedChange[];
	/** Receives the position (not the records) of what failed every attempt. */
	readonly failures: IQueue;
}

/**
 * Feeds changes of the table to a worker. A bad record is bisected out and given up after 5 tries, because it would
 * otherwise hold up its shard for a day; the sweep finds what was given up.
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
