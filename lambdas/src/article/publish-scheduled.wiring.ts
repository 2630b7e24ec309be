import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newId } from '../platform/new-id.ts';
import { draftRepository } from './publish/draft.repository.ts';
import { publishScheduled } from './publish/publish-scheduled.usecase.ts';

export interface PublishScheduledOverDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly now: () => Date;
}

/** Publishes scheduled articles, for the worker that runs its jobs. */
export const publishScheduledOver = ({
	db,
	tableName,
	now,
}: PublishScheduledOverDeps): ReturnType<typeof publishScheduled> =>
	publishScheduled({ drafts: draftRepository(db, tableName), now, newId });
