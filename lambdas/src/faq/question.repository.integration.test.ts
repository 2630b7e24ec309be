import { randomBytes } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { questionRepository } from './question.repository.ts';
import type { Question } from './question.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const aQuestion = (id: string, createdAt = '2026-11-24T06:03:00.000Z'): Question => ({
	id,
	name: 'canary-name',
	email: 'Canary@example.ke',
	text: 'canary-text?',
	createdAt,
	mayBeInCrisis: false,
});

let table: FreshTable;
let questions: ReturnType<typeof questionRepository>;
beforeEach(async () => {
	table = await freshTable();
	questions = questionRepository(table.db, table.tableName, async () => cipher);
});
afterEach(() => table.close());

test('a question is stored encrypted, with the job that notifies staff', async () => {
	await questions.keep(aQuestion('q-1'), 'j-1');
	const items = await scanAll(table);
	expect(JSON.stringify(items).toLowerCase()).not.toContain('canary');
	expect(ofEntity(items, 'job')).toEqual([
		expect.objectContaining({
			PK: 'JOB#j-1',
			type: 'staff_question_mail',
			ref: 'q-1',
			refVersion: 1,
			state: 'pending',
		}),
	]);
	const [item] = ofEntity(items, 'question');
	expect(item).toMatchObject({ PK: 'FAQSUB#q-1', SK: 'S', state: 'new', ver: 1, ttl: 1795500180 + 365 * 86400 });
	const opened = ['name', 'email', 'text'].map((field) => cipher.decrypt(item?.[field], 'q-1'));
	expect(opened).toEqual(['canary-name', 'Canary@example.ke', 'canary-text?']);
});

test('a question is not stored when its job cannot be written', async () => {
	await questions.keep(aQuestion('q-1'), 'j-1');
	await expect(questions.keep(aQuestion('q-2'), 'j-1')).rejects.toThrow('Transaction cancelled');
	expect((await scanEntity(table, 'question')).map(({ id }) => id)).toEqual(['q-1']);
});

test('pending questions are listed, and found by their author', async () => {
	await questions.keep(aQuestion('q-1', '2026-11-30T21:30:00.000Z'), 'j-1');
	await questions.keep(aQuestion('q-2', '2026-12-02T06:00:00.000Z'), 'j-2');
	const idsOn = async (index: 'GSI1' | 'GSI2', key: string, value: string) => {
		const { Items = [] } = await table.db.send(
			new QueryCommand({
				TableName: table.tableName,
				IndexName: index,
				KeyConditionExpression: `${key} = :value`,
				ExpressionAttributeValues: { ':value': value },
			}),
		);
		return Items.map(({ id }) => id);
	};
	expect(await idsOn('GSI1', 'G1PK', 'FAQSUB#new')).toEqual(['q-1', 'q-2']);
	expect(await idsOn('GSI2', 'G2PK', `WRITER#${cipher.pseudonym('email', 'canary@example.ke')}`)).toEqual([
		'q-1',
		'q-2',
	]);
});
