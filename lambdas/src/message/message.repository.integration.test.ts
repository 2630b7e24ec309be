import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { messageRepository } from './message.repository.ts';
import type { Message } from './message.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const aMessage = (id: string, phone?: string): Message => ({
	id,
	name: 'canary-name',
	email: 'canary@example.ke',
	phone,
	subject: 'canary-subject',
	text: 'canary-text',
	createdAt: '2026-11-24T06:03:00.000Z',
	mayBeInCrisis: false,
});

let table: FreshTable;
let messages: ReturnType<typeof messageRepository>;
beforeEach(async () => {
	table = await freshTable();
	messages = messageRepository(table.db, table.tableName, async () => cipher);
});
afterEach(() => table.close());

test('a message is stored encrypted, with the job that notifies staff', async () => {
	await messages.keep(aMessage('m-1', '0722178177'), 'j-1');
	const items = await scanAll(table);
	expect(JSON.stringify(items)).not.toMatch(/canary|0722178177/);
	expect(ofEntity(items, 'job')).toEqual([
		expect.objectContaining({ PK: 'JOB#j-1', type: 'staff_message_mail', ref: 'm-1', refVersion: 1, state: 'pending' }),
	]);
	const [item] = ofEntity(items, 'message');
	expect(item).toMatchObject({
		PK: 'CONTACT#m-1',
		SK: 'C',
		state: 'new',
		ver: 1,
		G1PK: 'CONTACT#new',
		G1SK: '2026-11-24T06:03:00.000Z#m-1',
		G2PK: `WRITER#${cipher.pseudonym('email', 'canary@example.ke')}`,
		ttl: 1795500180 + 365 * 86400,
	});
	const opened = ['name', 'email', 'phone', 'subject', 'text'].map((field) => cipher.decrypt(item?.[field], 'm-1'));
	expect(opened).toEqual(['canary-name', 'canary@example.ke', '0722178177', 'canary-subject', 'canary-text']);
});

test('a message without a phone number is stored without one', async () => {
	await messages.keep(aMessage('m-1'), 'j-1');
	expect((await scanEntity(table, 'message'))[0]).not.toHaveProperty('phone');
});

test('a message is not stored when its job cannot be written', async () => {
	await messages.keep(aMessage('m-1'), 'j-1');
	await expect(messages.keep(aMessage('m-2'), 'j-1')).rejects.toThrow('Transaction cancelled');
	expect((await scanEntity(table, 'message')).map(({ id }) => id)).toEqual(['m-1']);
});
