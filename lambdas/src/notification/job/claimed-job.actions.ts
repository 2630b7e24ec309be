import { jobKey } from '../../outbox/job.items.ts';
import type { Job } from '../../outbox/job.ts';

/** Marks a job done for the holder of this attempt, in the transaction of its effect. */
export const finishClaimedJob = ({ id, attempts }: Job) => ({
	Key: jobKey(id),
	UpdateExpression: 'SET #state = :done, lease = :none REMOVE G3PK, G3SK',
	ConditionExpression: '#state = :sending AND attempts = :attempts',
	ExpressionAttributeNames: { '#state': 'state' },
	ExpressionAttributeValues: { ':done': 'done', ':none': 0, ':sending': 'sending', ':attempts': attempts },
});
