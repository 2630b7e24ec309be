import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import Papa from 'papaparse';
import { countUnits } from '../../test-support/dashboard/count-units.ts';
import { mergedItem } from '../client/merged-client.items.ts';
import { recordItem } from '../client/record.items.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { auditRepository } from './audit.repository.ts';
import { namesOfThings } from './audit.wiring.ts';
import type { AuditStore } from './audit-store.ts';
import { exportAudit } from './export-audit.usecase.ts';
import { listAudit } from './list-audit.usecase.ts';
import { recordAudit } from './record-audit.repository.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const NOW = new Date('2026-11-20T09:00:00.000Z');

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const put = (Item: object) => table.db.send(new PutCommand({ TableName: table.tableName, Item: { ...Item } }));
const act = (
	id: string,
	minutes: number,
	{ actor = 'staff', object = 'a-1', action = 'name_changed' as AuditAction } = {},
) => put(auditItem({ id, actor, action, object, at: new Date(NOW.getTime() + minutes * 60_000) }));
const audit = () => auditRepository(table.db, table.tableName);
const list = async (query: Parameters<ReturnType<typeof listAudit>>[0]['query'] = {}) => {
	const answer = await listAudit({
		audit: audit(),
		names: namesOfThings(table.db, table.tableName),
		openCipher: async () => cipher,
		now: () => NOW,
	})({ query });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};

describe('the audit of a day', () => {
	test('the audit of a day is merged from its shards, newest first, page by page, each line once', async () => {
		const ids = Array.from({ length: 23 }, (_, index) => `id-${String(index).padStart(2, '0')}`);
		for (const [index, id] of ids.entries()) await act(id, index);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({ limit: '5', ...(cursor ? { cursor } : {}) });
			seen.push(...page.data.map(({ id }) => id));
			cursor = page.nextCursor;
		} while (cursor !== undefined);
		expect(seen).toEqual([...ids].reverse());
	});

	test('the audit of a day ends at midnight at the centre, and other days are read by their date', async () => {
		await act('before', 11 * 60 + 59);
		await act('after', 12 * 60);
		expect((await list()).data.map(({ id }) => id)).toEqual(['before']);
		expect((await list({ date: '2026-11-21' })).data.map(({ id }) => id)).toEqual(['after']);
	});

	test('the audit of a day is filtered by actor and by object, also across pages', async () => {
		for (let index = 0; index < 12; index += 1)
			await act(`id-${index}`, index, { actor: index % 2 ? 'one' : 'other', object: index % 3 ? 'a-1' : 'a-2' });
		const first = await list({ actor: 'one', object: 'a-1', limit: '3' });
		expect(first.data.map(({ id }) => id)).toEqual(['id-11', 'id-7', 'id-5']);
		const { nextCursor = '' } = first;
		expect(
			(await list({ actor: 'one', object: 'a-1', limit: '3', cursor: nextCursor })).data.map(({ id }) => id),
		).toEqual(['id-1']);
	});

	test('the audit of a day takes only cursors of that day', async () => {
		for (let index = 0; index < 3; index += 1) await act(`id-${index}`, index);
		const { nextCursor = '' } = await list({ limit: '2' });
		expect((await list({ cursor: nextCursor })).data).toHaveLength(1);
		await expect(list({ cursor: nextCursor, date: '2026-11-21' })).rejects.toThrow('invalid_request');
		await expect(list({ cursor: 'AAAA' })).rejects.toThrow('invalid_request');
	});

	test('the audit of several days continues from day to day, newest first, also across empty days', async () => {
		const DAY = 24 * 60;
		for (const [index, days] of [0, 0, 1, 4, 6, 7].entries()) await act(`id-${index}`, index - days * DAY);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({
				days: '7',
				limit: '2',
				...(cursor ? { cursor } : {}),
			});
			seen.push(...page.data.map(({ id }) => id));
			cursor = page.nextCursor;
		} while (cursor !== undefined);
		expect(seen).toEqual(['id-1', 'id-0', 'id-2', 'id-3', 'id-4']);
		const { nextCursor = '' } = await list({ days: '7', limit: '2' });
		await expect(list({ days: '31', cursor: nextCursor })).rejects.toThrow('invalid_request');
	});

	test('the audit of a day is filtered by kind of thing, together with the actor', async () => {
		await act('visit', 0, { action: 'appointment_booked' });
		await act('paid', 1, { action: 'payment_noted', actor: 'one' });
		await act('name', 2, { actor: 'one' });
		expect((await list({ thing: 'visit' })).data.map(({ id }) => id)).toEqual(['paid', 'visit']);
		expect((await list({ thing: 'visit', actor: 'one' })).data.map(({ id }) => id)).toEqual(['paid']);
		expect((await list({ thing: 'closure' })).data).toEqual([]);
	});
});

const record = (id: string, name: string) =>
	recordItem({ id, name, emailVerified: false, joinedAt: NOW.toISOString(), consents: {} });
const nameNow = async () => (await list()).data.map(({ actor, thing }) => [actor.name, thing?.name]);

describe('names in the audit', () => {
	test('names in the audit are the current ones; a merged record has the name of the remaining record', async () => {
		await put(record('staff', 'Nyambura Otieno'));
		await put(record('stays', 'Daniel Ouma'));
		await put(mergedItem({ id: 'first', into: 'second', at: NOW.toISOString(), state: 'done', coming: [] }));
		await put(mergedItem({ id: 'second', into: 'stays', at: NOW.toISOString(), state: 'done', coming: [] }));
		await act('one', 0, { object: 'first', action: 'client_added' });
		await act('two', 1, { object: 'stays', actor: 'gone', action: 'client_corrected' });
		expect(await nameNow()).toEqual([
			[undefined, 'Daniel Ouma'],
			['Nyambura Otieno', 'Daniel Ouma'],
		]);
	});

	test('a name that is about to be erased is not in the audit any more', async () => {
		const { G1PK: _month, G1SK: _place, ...leaving } = record('leaving', 'Canary Kerubo');
		await put(leaving);
		await act('one', 0, { actor: 'leaving', object: 'leaving' });
		await act('two', 1, { object: 'leaving', action: 'client_corrected' });
		expect(JSON.stringify(await list())).not.toContain('Canary');
		await put(record('leaving', 'Canary Kerubo'));
		expect(JSON.stringify(await list())).toContain('Canary');
	});

	test('names in the audit need a few reads for any number of entries', async () => {
		for (let index = 0; index < 60; index += 1) {
			const actions = [
				'name_changed',
				'appointment_booked',
				'article_saved',
				'faq_changed',
				'service_changed',
			] as const;
			await put(record(`p-${index}`, `Person ${index}`));
			await act(`id-${index}`, index, {
				...{ actor: `p-${index}`, object: `o-${index}`, action: actions[index % 5] ?? 'faq_changed' },
			});
		}
		const units = countUnits(table.client);
		expect((await list({ limit: '50' })).data.every(({ actor }) => actor.name?.startsWith('Person'))).toBe(true);
		const read = units.take();
		// Eight shards; visits, articles, FAQs and services; people, and merge pointers of those not found.
		expect(units.calls()).toBeLessThanOrEqual(8 + 4 + 2);
		expect(read).toBeLessThanOrEqual(90);
	});
});

describe('the audit file', () => {
	const exported = (query: Parameters<ReturnType<typeof exportAudit>>[0]['query'], store = audit()) =>
		exportAudit({
			...{
				audit: store,
				names: namesOfThings(table.db, table.tableName),
				openCipher: async () => cipher,
				now: () => NOW,
			},
			noteExport: (actor, at) =>
				recordAudit(table.db, table.tableName)({ id: 'noted', actor, action: 'audit_exported', object: 'audit', at }),
		})({ query, caller: { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } });

	test('the audit file has the list of the same days and filters, and its export is audited', async () => {
		await put(record('staff', '=Nyambura'));
		await put(record('c-1', 'Daniel Ouma'));
		for (let index = 0; index < 60; index += 1)
			await act(`id-${index}`, -index, { object: 'c-1', action: 'client_corrected' });
		await act('other', 1, { action: 'faq_created' });
		const answer = await exported({ days: '7', thing: 'client' });
		if (!answer.ok) throw new Error(answer.refusal);
		expect(answer.value.fileName).toBe('audit-2026-11-14-to-2026-11-20.csv');
		const [head, ...rows] = Papa.parse<string[]>(answer.value.csv.slice(1)).data;
		expect(head).toEqual(['Date', 'Time', 'By', 'Kind', 'What was done', 'More']);
		expect(rows).toHaveLength(60);
		const words = "'=Nyambura corrected the record of Daniel Ouma.";
		expect(rows[0]).toEqual(['2026-11-20', '12:00 PM', "'=Nyambura", 'Client records', words, '']);
		expect((await list({ thing: 'audit' })).data).toMatchObject([{ action: 'audit_exported', actor: { id: 'staff' } }]);
	});

	test('the audit file has at most 5,000 lines; larger exports are refused, and not audited', async () => {
		const one = { at: NOW.toISOString(), actor: 'staff', action: 'faqs_reordered', object: 'f', facts: {} } as const;
		const full = (count: number): AuditStore => ({
			newestOf: async (question) =>
				Array.from({ length: Math.min(count, question.count) }, (_, index) => {
					const id = `id-${index}`;
					return { ...one, id, place: `${one.at}#${id}`, request: undefined };
				}),
		});
		expect(await exported({}, full(5001))).toMatchObject({ refusal: 'date_not_bookable' });
		expect((await list({ thing: 'audit' })).data).toEqual([]);
		expect(await exported({}, full(5000))).toMatchObject({ ok: true });
	});
});
