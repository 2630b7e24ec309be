import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import type { AuditAction } from '../../platform/audit-entry.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { userKey } from '../../platform/table/user.items.ts';
import type { AccountChanges } from './account-changes.ts';

interface Change {
	readonly Key: { readonly PK: string; readonly SK: string };
	readonly UpdateExpression: string;
	readonly ExpressionAttributeNames?: Record<string, string>;
	readonly ExpressionAttributeValues?: Record<string, unknown>;
}

interface OwnAct {
	readonly userId: string;
	readonly now: Date;
}

export const accountChanges = (
	db: DynamoDBDocumentClient,
	TableName: string,
	newId: (now: Date) => string,
): AccountChanges => {
	const write = async ({ userId, now }: OwnAct, action: AuditAction, change?: Change): Promise<void> => {
		const audit = auditItem({ id: newId(now), actor: userId, action, object: userId, at: now });
		const update = change && { Update: { TableName, ...change, ConditionExpression: 'attribute_exists(PK)' } };
		const TransactItems = [...(update ? [update] : []), { Put: { TableName, Item: audit } }];
		await retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
	};
	return {
		rename: (userId, name, now) =>
			write({ userId, now }, 'name_changed', {
				Key: userKey(userId, 'PROFILE'),
				UpdateExpression: 'SET #name = :name ADD recordVer :one',
				ExpressionAttributeNames: { '#name': 'name' },
				ExpressionAttributeValues: { ':name': name, ':one': 1 },
			}),
		decide: (userId, { kind, version, given }, now) =>
			write({ userId, now }, given ? 'consent_given' : 'consent_withdrawn', {
				Key: userKey(userId, 'PROFILE'),
				...(given ? gaveConsent(kind, version, now) : tookConsentBack(kind, now)),
			}),
		endAllSessions: (userId, now) =>
			write({ userId, now }, 'logged_out_everywhere', {
				Key: userKey(userId, 'AUTH'),
				UpdateExpression: 'SET ver = ver + :one',
				ExpressionAttributeValues: { ':one': 1 },
			}),
		noteExport: (userId, now) => write({ userId, now }, 'data_exported'),
	};
};

const gaveConsent = (kind: RevocableConsentKind, version: string, now: Date): Omit<Change, 'Key'> => ({
	UpdateExpression: 'SET consents.#kind = :consent',
	ExpressionAttributeNames: { '#kind': kind },
	ExpressionAttributeValues: { ':consent': { version, at: now.toISOString() } },
});

const tookConsentBack = (kind: RevocableConsentKind, now: Date): Omit<Change, 'Key'> => ({
	UpdateExpression: 'SET consents.#kind.withdrawnAt = :now',
	ExpressionAttributeNames: { '#kind': kind },
	ExpressionAttributeValues: { ':now': now.toISOString() },
});
