import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { askQuestion, writeMessage } from '../../test-support/notification/visitors.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { moderationRepository } from '../comment/moderation.repository.ts';
import type { CommentState } from '../comment/moderation.ts';
import { decisionRepository } from '../testimonial/decision.repository.ts';
import type { TestimonialState } from '../testimonial/decision.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';

const open = async () => fields;
const CRISIS = 'I do not want to live any more.';
const MINUTE = 60_000;
const DAY = 86_400_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: Awaited<ReturnType<typeof inboxFixture>>;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await inboxFixture(table);
});
afterEach(() => table.close());

const idsOf = (rows: readonly { readonly id: string }[] = []): readonly string[] => rows.map(({ id }) => id);
/** The number of waiting entries with words of crisis, over all nouns. */
const inCrisis = async (): Promise<number> =>
	(await scanEntity(table, 'stat'))
		.filter(({ SK }) => String(SK).startsWith('OPEN#crisis-'))
		.reduce((sum, { open: count }) => sum + count, 0);

/** Twenty-five entries of a kind, a minute apart, one of them with words of crisis. */
async function writeMany(write: (id: string, text: string) => Promise<unknown>, crisisAt: number): Promise<void> {
	for (let at = 0; at < 25; at += 1) {
		fixture.notifier.clock.advance(MINUTE);
		await write(`E${at}`, at === crisisAt ? CRISIS : 'Where may I park?');
	}
}

describe('words of crisis come first (promise S10)', () => {
	test.each([
		['questions', askQuestion],
		['messages', writeMessage],
	] as const)(
		'words of crisis come first among the waiting %s, and every other one follows once',
		async (list, write) => {
			await writeMany((id, text) => write(fixture.notifier, { id, text }), 3);
			const seen: string[] = [];
			let cursor: string | undefined;
			do {
				const page = await fixture.call(list, { query: { limit: '10', ...(cursor ? { cursor } : {}) } });
				seen.push(...idsOf(page.body.data));
				cursor = page.body.nextCursor;
			} while (cursor);
			const newestFirst = Array.from({ length: 25 }, (_, at) => `E${24 - at}`);
			expect(seen).toEqual(['E3', ...newestFirst.filter((id) => id !== 'E3')]);
			expect(await inCrisis()).toBe(1);
		},
	);

	test('words of crisis lose their priority once answered, and regain it when the reply bounced', async () => {
		await writeMessage(fixture.notifier, { id: 'M1', text: CRISIS });
		fixture.notifier.clock.advance(MINUTE);
		await writeMessage(fixture.notifier, { id: 'M2' });
		for (const id of ['M1', 'M2']) await fixture.call('reply', { id, body: { reply: 'Please call us.', version: 1 } });
		const answered = await fixture.call('messages', { query: { state: 'answered' } });
		expect(idsOf(answered.body.data)).toEqual(['M2', 'M1']);
		expect(await inCrisis()).toBe(0);
		await fixture.streamReplies();
		for (const id of ['M1', 'M2']) {
			const [mail] = fixture.sent(id);
			if (!mail) throw new Error('No mail was sent.');
			await fixture.notifier.receiveEvent(eventOf(mail, 'bounced', true));
		}
		expect(idsOf((await fixture.call('messages')).body.data)).toEqual(['M1', 'M2']);
		expect(await inCrisis()).toBe(1);
	});

	test('words of crisis come first among pending comments, without effect on the order of published ones', async () => {
		const store = commentRepository(table.db, table.tableName, open);
		const moderation = moderationRepository(table.db, table.tableName, open);
		await writeMany((id, comment) => {
			const createdAt = fixture.notifier.clock.now().toISOString();
			const mayBeInCrisis = comment === CRISIS;
			return store.hold({
				id,
				articleId: '1',
				name: 'Amina',
				email: 'a@example.ke',
				comment,
				createdAt,
				mayBeInCrisis,
			});
		}, 21);
		const listed = async () => idsOf((await moderation.list('pending', { limit: 20, cursor: undefined }))?.rows);
		expect((await listed()).slice(0, 3)).toEqual(['E21', 'E0', 'E1']);
		const decide = async (id: string, state: CommentState) => {
			const comment = await moderation.find(id);
			if (!comment) throw new Error(`There is no comment ${id}.`);
			const at = fixture.notifier.clock.now();
			expect(await moderation.decide(comment, state, { actor: 'wanjiru', at, auditId: `${id}-${state}` })).toBe(true);
		};
		for (const id of ['E20', 'E21', 'E22']) await decide(id, 'published');
		expect(idsOf((await store.listPublished('1'))?.comments)).toEqual(['E22', 'E21', 'E20']);
		expect(await inCrisis()).toBe(0);
		await decide('E21', 'pending');
		expect([(await listed())[0], await inCrisis()]).toEqual(['E21', 1]);
	});

	test('words of crisis come first among the testimonials', async () => {
		const store = testimonialRepository(table.db, table.tableName);
		const decisions = decisionRepository(table.db, table.tableName);
		await writeMany((id, message) => {
			const createdAt = fixture.notifier.clock.now().toISOString();
			const words = { id, name: 'Amina', message, rating: 5, userId: 'amina', createdAt };
			return store.hold({ ...words, mayBeInCrisis: message === CRISIS });
		}, 21);
		const listed = async (state: TestimonialState) =>
			idsOf((await decisions.list(state, { limit: 20, cursor: undefined }))?.rows);
		expect((await listed('pending')).slice(0, 2)).toEqual(['E21', 'E0']);
		for (const id of ['E21', 'E22']) {
			const testimonial = await decisions.find(id);
			if (!testimonial) throw new Error(`There is no testimonial ${id}.`);
			await decisions.decide(testimonial, 'hidden', { actor: 'wanjiru', at: new Date(0), auditId: `audit-${id}` });
		}
		expect(await listed('hidden')).toEqual(['E22', 'E21']);
		expect(await inCrisis()).toBe(0);
	});

	test('unanswered words of crisis leave the count when they expire after a year, and not a day before', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1', text: CRISIS });
		await commentRepository(table.db, table.tableName, open).hold({
			...{ id: 'C1', articleId: '1', name: 'Amina', email: 'a@example.ke', comment: CRISIS, mayBeInCrisis: true },
			createdAt: fixture.notifier.clock.now().toISOString(),
		});
		fixture.notifier.clock.advance(363 * DAY);
		await fixture.notifier.sweep();
		expect(await inCrisis()).toBe(2);
		fixture.notifier.clock.advance(DAY + MINUTE);
		await fixture.notifier.sweep();
		expect(await inCrisis()).toBe(0);
		expect(await fixture.notifier.read('COMMENT#C1', 'C')).toBeUndefined();
	});
});
