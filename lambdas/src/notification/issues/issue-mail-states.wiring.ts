import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { issueRecipients } from '../../newsletter-issue/issue-recipients.repository.ts';
import { type IssueMailStates, issueMailStates } from './issue-mail-states.usecase.ts';

/** What became of the mails of an issue, noted at each subscriber. */
export const issueMailStatesOver = ({
	db,
	tableName,
}: {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}): IssueMailStates => issueMailStates(issueRecipients(db, tableName));
