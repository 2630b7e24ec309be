import type { DynamoDBRecord } from 'aws-lambda';

/**
 * The job a change of the table asks for, or undefined. The mapping's filter says the same; it is repeated here
 * because a filter is configuration, and this is the rule.
 */
export function jobToRun({ eventName, dynamodb }: DynamoDBRecord, now: Date): string | undefined {
	const { state, nextAt } = dynamodb?.NewImage ?? {};
	const key = dynamodb?.Keys?.PK?.S ?? '';
	const isChange = eventName === 'INSERT' || eventName === 'MODIFY';
	if (!isChange || !key.startsWith('JOB#') || state?.S !== 'pending') return undefined;
	// A job put back for later is the sweep's.
	return (nextAt?.S ?? '') <= now.toISOString() ? key.slice('JOB#'.length) : undefined;
}
