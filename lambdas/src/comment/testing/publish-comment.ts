import type { TestTable } from '../../appointment/testing/table-invariants.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { newId } from '../../platform/new-id.ts';
import { moderationRepository } from '../moderation.repository.ts';

/** Publishes a held comment, as staff do. */
export async function publishComment({ db, tableName }: TestTable, cipher: FieldCipher, id: string): Promise<void> {
	const comments = moderationRepository(db, tableName, async () => cipher);
	const pending = await comments.find(id);
	if (!pending) throw new Error(`There is no comment ${id}.`);
	const at = new Date('2026-11-23T06:00:00.000Z');
	await comments.decide(pending, 'published', { actor: 'staff', at, auditId: newId(at) });
}
