import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { auditItemOf } from '../audit/audit-context.items.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { ABSENT, putNew } from '../platform/table/transaction.actions.ts';
import type { CrisisSettingsStore, Duty, OwnPhrases } from './crisis-settings.ts';

/** Two partitions: the function for visitors may read the phrases, but not who is on duty. */
const DUTY = { PK: 'CRISIS#DUTY', SK: 'D' } as const;
const PHRASES = { PK: 'CRISIS#PHRASES', SK: 'P' } as const;

/** Stores who is on duty, and the centre's own words of crisis. */
export function crisisSettings(db: DynamoDBDocumentClient, TableName: string): CrisisSettingsStore {
	const read = async (Key: typeof DUTY | typeof PHRASES) =>
		(await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

	async function replace(item: SettingItem, action: AuditAction, by: AuditContext) {
		const before = item.ver - 1;
		const Put = {
			TableName,
			Item: { ...item },
			...(before === 0
				? { ConditionExpression: ABSENT }
				: { ConditionExpression: 'ver = :before', ExpressionAttributeValues: { ':before': before } }),
		};
		const audit = putNew(TableName, auditItemOf(by, action, 'centre'));
		return (await transactIfUnchanged(db, [{ Put }, audit])) ? ok(undefined) : refuse('changed_meanwhile');
	}

	return {
		async duty() {
			const { people = [], ver: version = 0 } = (await read(DUTY)) ?? {};
			return { people, version };
		},
		async phrases() {
			const { own = [], ver: version = 0 } = (await read(PHRASES)) ?? {};
			return { own, version };
		},
		replaceDuty: ({ people, version: ver }, by) =>
			replace({ ...DUTY, entity: 'crisis-duty', people, ver }, 'crisis_duty_changed', by),
		replacePhrases: ({ own, version: ver }, by) =>
			replace({ ...PHRASES, entity: 'crisis-phrases', own, ver }, 'crisis_phrases_changed', by),
	};
}

interface SettingItem {
	readonly PK: string;
	readonly entity: string;
	readonly people?: Duty['people'];
	readonly own?: OwnPhrases['own'];
	readonly ver: number;
}
