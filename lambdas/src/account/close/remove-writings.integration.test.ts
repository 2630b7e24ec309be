import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { publishComment } from '../../../test-support/comment/publish-comment.ts';
import { commentRepository } from '../../comment/comment.repository.ts';
import { questionRepository } from '../../faq/question.repository.ts';
import { inboxRepository } from '../../inbox/inbox.repository.ts';
import { messageRepository } from '../../message/message.repository.ts';
import { confirmedAddress } from '../../platform/confirmed-address.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { decisionRepository } from '../../testimonial/decision.repository.ts';
import { testimonialRepository } from '../../testimonial/testimonial.repository.ts';
import { writingsRepository } from './writings.repository.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const open = async () => cipher;
const createdAt = '2026-11-24T06:00:00.000Z';
const email = 'amina@example.ke';
const act = { actor: 'wanjiru', at: new Date(createdAt), auditId: 'audit-1' };

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
	const { db, tableName } = table;
	const words = { name: 'Amina', email, createdAt, mayBeInCrisis: true };
	await questionRepository(db, tableName, open).keep({ ...words, id: 'q1', text: 'Do you?' }, 'j1');
	const message = { ...words, id: 'm1', subject: 'A visit', text: 'May I?', phone: undefined };
	await messageRepository(db, tableName, open).keep(message, 'j2');
	for (const id of ['c1', 'c2'])
		await commentRepository(db, tableName, open).hold({ ...words, id, articleId: '1', comment: 'Asante.' });
	for (const id of ['t1', 't2'])
		await testimonialRepository(db, tableName).hold({
			id,
			name: 'Amina',
			message: 'They listened.',
			rating: 5,
			userId: 'amina',
			createdAt,
			mayBeInCrisis: true,
		});
});
afterEach(() => table.close());

const waiting = async () =>
	Object.fromEntries((await scanEntity(table, 'stat')).map(({ SK, open: count }) => [SK, count]));
const remainingEntities = async () =>
	(await scanAll(table)).map(({ entity }) => entity).filter((entity) => !['stat', 'job', 'audit'].includes(entity));
const own = async () => {
	const writings = writingsRepository(table.db, table.tableName, open);
	const address = confirmedAddress({ email, emailVerified: true });
	const underAddress = address === undefined ? [] : await writings.underAddress(address);
	return [...underAddress, ...(await writings.ofAccount('amina'))];
};
const remove = async (written: Awaited<ReturnType<typeof own>>) =>
	writingsRepository(table.db, table.tableName, open).remove(written);

test('removing a text twice removes it once, with its place in the figures', async () => {
	await publishComment(table, cipher, 'c2');
	expect(await waiting()).toEqual({
		'OPEN#questions': 1,
		'OPEN#messages': 1,
		'OPEN#comments': 1,
		'OPEN#testimonials': 2,
		'OPEN#crisis-questions': 1,
		'OPEN#crisis-messages': 1,
		'OPEN#crisis-comments': 1,
		'OPEN#crisis-testimonials': 2,
	});
	const written = await own();
	expect(written).toHaveLength(6);
	for (let time = 0; time < 2; time += 1) {
		await remove(written);
		expect(await remainingEntities()).toEqual([]);
		expect(await waiting()).toEqual({
			'OPEN#questions': 0,
			'OPEN#messages': 0,
			'OPEN#comments': 0,
			'OPEN#testimonials': 0,
			'OPEN#crisis-questions': 0,
			'OPEN#crisis-messages': 0,
			'OPEN#crisis-comments': 0,
			'OPEN#crisis-testimonials': 0,
		});
	}
});

test('a text that staff decide on during its removal is removed, also from the site, and counted right', async () => {
	const { db, tableName } = table;
	const written = await own();
	const inbox = inboxRepository({ db, tableName, openCipher: open, inbox: 'messages' });
	const message = await inbox.find('m1');
	const decisions = decisionRepository(db, tableName);
	const testimonial = await decisions.find('t1');
	if (!message || !testimonial) throw new Error('Nothing is waiting.');
	await inbox.setState(message, 'done', act);
	await decisions.decide(testimonial, 'published', { ...act, auditId: 'audit-2' });
	await publishComment(table, cipher, 'c1');
	await remove(written);
	expect(await remainingEntities()).toEqual([]);
	expect(await waiting()).toEqual({
		'OPEN#questions': 0,
		'OPEN#messages': 0,
		'OPEN#comments': 0,
		'OPEN#testimonials': 0,
		'OPEN#crisis-questions': 0,
		'OPEN#crisis-messages': 0,
		'OPEN#crisis-comments': 0,
		'OPEN#crisis-testimonials': 0,
	});
	expect(await decisions.decide(testimonial, 'published', act)).toBe(false);
});
