import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HandedEntries } from '../notification/notices/inbox/handed-entry.ts';
import { assignmentRepository } from './assignment.repository.ts';

/** Reads the assignee of a question or message, for notices. */
export function handedEntries(db: DynamoDBDocumentClient, TableName: string): HandedEntries {
	const assignments = assignmentRepository(db, TableName);
	return {
		async find(address) {
			const { assignee, mayBeInCrisis = false } = (await assignments.find(address)) ?? {};
			return assignee && { ...assignee, mayBeInCrisis };
		},
	};
}
