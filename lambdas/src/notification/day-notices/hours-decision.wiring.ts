import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { hoursRequests } from '../../my-day/hours/hours-request.repository.ts';
import { ownEntry } from '../../my-day/own-entry.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { JobWork } from '../work/job-result.ts';
import { type SendHoursDecisionDeps, sendHoursDecision } from './send-hours-decision.usecase.ts';

interface Over {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly siteOrigin: string;
}

/** Telling a psychologist what became of their request. */
export const hoursDecisionWork = (
	{ db, tableName, openCipher, siteOrigin }: Over,
	{ recipients, deliver }: Pick<SendHoursDecisionDeps, 'recipients' | 'deliver'>,
): JobWork =>
	sendHoursDecision({
		requests: hoursRequests(db, tableName, openCipher),
		ownEntry: ownEntry(db, tableName),
		...{ recipients, deliver, siteOrigin },
	});
