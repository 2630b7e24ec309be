import type { TestTable } from '../../appointment/testing/audit-table.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';
import { newId } from '../../platform/new-id.ts';
import { moderationRepository } from '../moderation.repository.ts';

/** Publishes a held comment, as staff do. */
export async function publishComment({ db, tableName }: TestTable, cipher: FieldCipher, id: string): Promise<void> {
	const comments = moderationRepository(db, tableName, async () => cipher);
	const held = await comments.find(id);
	if (!held) throw new Error(`There is no comment ${id}.`);
	const at = new Date();
	await comments.decide(held, 'published', { actor: 'staff', at, auditId: newId(at) });
}
