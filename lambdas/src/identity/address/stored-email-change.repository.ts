import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../outbox/job.items.ts';
import type { JobType } from '../../outbox/job.ts';
import type { AuditAction } from '../../platform/audit-entry.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import { retryConflicts } from '../../platform/table/retry-conflicts.ts';
import { emailChangeKey, userKey } from '../../platform/table/user.items.ts';

export interface EmailChangeRepositoryDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newId: (now: Date) => string;
}

type Actions = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

/** Sends one transaction, with retries on conflicts. */
export const sendChange = ({ db }: EmailChangeRepositoryDeps, TransactItems: Actions) =>
	retryConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));

interface EmailChangeNotice {
	readonly userId: string;
	readonly now: Date;
	readonly action: AuditAction;
	/** Staff who act for the owner, for the audit. */
	readonly staff?: string | undefined;
	readonly jobs?: readonly { readonly type: JobType; readonly refVersion: number }[];
}

/** The audit entry, and the promised mails. */
export const noticeActions = (
	{ tableName: TableName, newId }: EmailChangeRepositoryDeps,
	{ userId, now, action, staff, jobs = [] }: EmailChangeNotice,
) =>
	[
		auditItem({
			...{ id: newId(now), object: userId, at: now },
			...(staff === undefined ? { actor: userId, action } : { actor: staff, action: 'client_email_corrected' }),
		}),
		...jobs.map((job) => newJob({ id: newId(now), ...job, ref: userId, now })),
	].map((Item) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } }));

/** The profile of an account, and its change of this number. */
export async function readChange({ db, tableName }: EmailChangeRepositoryDeps, userId: string, number: number) {
	const items = await readItems(db, tableName, [userKey(userId, 'PROFILE'), emailChangeKey(userId, number)]);
	return { profile: items.find(({ SK }) => SK === 'PROFILE'), item: items.find(({ SK }) => SK !== 'PROFILE') };
}
