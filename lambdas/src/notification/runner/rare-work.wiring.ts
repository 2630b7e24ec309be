import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { onDemand } from '../../platform/on-demand.ts';
import type { JobResult, JobWork } from '../job/job-result.ts';

interface RareWorkDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}
type RareJob = 'erase_account' | 'merge_clients' | 'publish_article';
const DONE: JobResult = { kind: 'finished', state: 'done' };

/** The jobs that run less than once a day; their code is loaded on demand. */
export const rareWork = (deps: RareWorkDeps): Record<RareJob, JobWork> => ({
	erase_account: onDemand(async () => {
		const { erasureOver } = await import('../../account/erasure.wiring.ts');
		const erase = erasureOver(deps);
		return async ({ ref, createdAt, actor, sealed }) => {
			// The transaction that closed the account also promised the job: `createdAt` is the time of closing.
			const outcome = await erase({ userId: ref, closedAt: new Date(createdAt), actor, sealed });
			return outcome === 'done' ? DONE : { kind: 'retry', reason: 'NotYet' };
		};
	}),
	merge_clients: onDemand(async () => {
		const { finishMergeOver } = await import('../../client-merge/client-merge.wiring.ts');
		const { MERGE_SETTLED_MS: pauseMs } = await import('../../client-merge/finish-merge.usecase.ts');
		const finish = finishMergeOver(deps);
		return async ({ ref }) => ((await finish(ref)) === 'done' ? DONE : { kind: 'retry', reason: 'NotYet', pauseMs });
	}),
	publish_article: onDemand(async () => {
		const { publishScheduledOver } = await import('../../article/publish-scheduled.wiring.ts');
		const publish = publishScheduledOver(deps);
		return async ({ id, ref }) => {
			const reason = await publish(ref, id);
			return { kind: 'finished', state: reason === 'published' ? 'done' : 'obsolete', reason };
		};
	}),
});
