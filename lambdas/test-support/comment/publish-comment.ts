import { moderationRepository } from '../../src/comment/moderation.repository.ts';
import type { FieldCipher } from '../../src/platform/keys/field-cipher.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { TestTable } from '../appointment/table-invariants.ts';

/** Publishes a held comment, as staff do. */
export async function publishComment({ db, tableName }: TestTable, cipher: FieldCipher, id: string): Promise<void> {
	const comments = moderationRepository(db, tableName, async () => cipher);
	const pending = await comments.find(id);
	if (!pending) throw new Error(`There is no comment ${id}.`);
	const at = new Date('2026-11-23T06:00:00.000Z');
	await comments.decide(pending, 'published', { actor: 'staff', at, auditId: newId(at) });
}
