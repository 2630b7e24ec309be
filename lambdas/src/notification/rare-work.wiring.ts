import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { onDemand } from '../platform/on-demand.ts';
import { eraseClosedAccount } from './work/erase-closed-account.usecase.ts';
import type { JobWork } from './work/job-result.ts';
import { mergeRecords } from './work/merge-records.usecase.ts';
import { publishArticleWork } from './work/publish-article.usecase.ts';

interface RareWorkDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

type RareJob = 'erase_account' | 'merge_clients' | 'publish_article';

/** What a day has hardly ever. */
export const rareWork = (deps: RareWorkDeps): Record<RareJob, JobWork> => ({
	erase_account: onDemand(async () => {
		const { erasureOver } = await import('../account/erasure.wiring.ts');
		return eraseClosedAccount(erasureOver(deps));
	}),
	merge_clients: onDemand(async () => {
		const { finishMergeOver } = await import('../client-merge/client-merge.wiring.ts');
		return mergeRecords(finishMergeOver(deps));
	}),
	publish_article: onDemand(async () => {
		const { publishScheduledOver } = await import('../article/publish-scheduled.wiring.ts');
		return publishArticleWork(publishScheduledOver(deps));
	}),
});
