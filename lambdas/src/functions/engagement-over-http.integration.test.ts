import { randomBytes, randomUUID } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { anEvent, ORIGIN_SECRET } from '../../test-support/platform/an-event.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { createComment } from '../comment/create-comment.usecase.ts';
import { crisisSettings } from '../crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../crisis/find-crisis-words.usecase.ts';
import { questionRepository } from '../faq/question.repository.ts';
import { submitQuestion } from '../faq/questions.usecase.ts';
import { messageRepository } from '../message/message.repository.ts';
import { sendMessage } from '../message/send-message.usecase.ts';
import { type HttpHandler, httpHandler } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { newId } from '../platform/new-id.ts';
import { offerTestimonial } from '../testimonial/offer-testimonial.usecase.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';

const NOW = new Date('2026-11-24T06:03:00.000Z');
const cipher = fieldCipherFrom(randomBytes(32));

let engineKept: FreshTable;
let table: FreshTable;
let forms: Record<Form, HttpHandler>;
beforeAll(async () => {
	engineKept = await freshTable(); // one engine for all tables of this file
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engineKept.close());
beforeEach(async () => {
	table = await freshTable();
	forms = handlersOf(table);
});
afterEach(() => table.close());

/** The handlers as wired in their function, with a fixed clock. */
function handlersOf({ db, tableName }: FreshTable): Record<Form, HttpHandler> {
	const open = async () => cipher;
	const deps = {
		limits: visitorLimits(db, tableName, open),
		findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
		now: () => NOW,
		newId,
	};
	const articles = { isPublished: async (id: string) => id === '1' };
	return {
		question: httpHandler(
			'submitQuestion',
			validators,
			submitQuestion({ ...deps, questions: questionRepository(db, tableName, open) }),
		),
		message: httpHandler(
			'sendMessage',
			validators,
			sendMessage({ ...deps, messages: messageRepository(db, tableName, open) }),
		),
		comment: httpHandler(
			'createComment',
			validators,
			createComment({ ...deps, articles, comments: commentRepository(db, tableName, open) }),
		),
		testimonial: httpHandler(
			'offerTestimonial',
			validators,
			offerTestimonial({ ...deps, testimonials: testimonialRepository(db, tableName) }),
		),
	};
}

type Form = 'question' | 'message' | 'comment' | 'testimonial';
const newEmail = () => `${randomUUID()}@example.ke`;
const filledIn: Record<Form, () => object> = {
	question: () => ({ name: 'Amina', email: newEmail(), question: 'Do you see couples?' }),
	message: () => ({ name: 'Amina', email: newEmail(), subject: 'Parking', message: 'Is there a car park near you?' }),
	comment: () => ({ name: 'Amina', email: newEmail(), comment: 'Asante sana.' }),
	testimonial: () => ({ name: 'Amina', message: 'They listened to me.', rating: 5, consent: true }),
};

interface Sending {
	readonly body?: object;
	readonly device?: string;
	readonly ip?: string;
	/** The account that is logged in. */
	readonly as?: string;
	readonly articleId?: string;
}

/** Sends a form as its page does, by default from a new device. */
async function send(form: Form, { body, device = randomUUID(), ip = '41.90.1.2', as, articleId = '1' }: Sending = {}) {
	const event = anEvent({
		params: { id: articleId },
		body: body ?? filledIn[form](),
		headers: {
			'x-device-id': device,
			'x-forwarded-for': `${ip}, 130.176.1.1`,
		},
	});
	const identify = async () =>
		as === undefined
			? refuse('unauthenticated')
			: ok({ userId: as, role: 'client' as const, roles: [], version: 1, jti: 'j', expiresAt: 0 });
	const answer = await forms[form](event, { originSecrets: [ORIGIN_SECRET], identify });
	return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body || 'null') };
}

const KEPT = ['question', 'message', 'comment', 'offered-testimonial'];
const storedItems = async () => (await scanAll(table)).filter(({ entity }) => KEPT.includes(entity));
const times = <T>(many: number, make: (index: number) => T): T[] => Array.from({ length: many }, (_, at) => make(at));
const WRITTEN = ['question', 'message', 'comment'] as const;

describe('what a visitor sends', () => {
	test.each(WRITTEN)('what a visitor sends as a %s is accepted and stored', async (form) => {
		expect(await send(form)).toMatchObject({ status: 202, body: { status: 'received' } });
		expect((await storedItems()).map(({ entity }) => entity)).toEqual([form]);
	});

	test('a message has a number of ten digits', async () => {
		await send('message', { body: { ...filledIn.message(), phone: '+254 722-178 177' } });
		const [message] = await storedItems();
		expect(cipher.decrypt(message?.phone, message?.id)).toBe('0722178177');
	});

	test('what a visitor sends has a job for staff, unless it waits for moderation', async () => {
		for (const form of WRITTEN) await send(form);
		const jobs = (await scanEntity(table, 'job')).map(({ type }) => type);
		expect(jobs.sort()).toEqual(['staff_message_mail', 'staff_question_mail']);
	});

	test.each<[string, Form, object, string, string]>([
		['a question without a name', 'question', { name: ' ' }, 'name', 'Name is required'],
		['a short question', 'question', { question: 'Why?' }, 'question', 'Question must be at least 10 characters'],
		['a message without a subject', 'message', { subject: '' }, 'subject', 'Subject is required'],
		['a nine-digit phone', 'message', { phone: '072217817' }, 'phone', 'Please enter a valid 10-digit phone number'],
		['an empty comment', 'comment', { comment: ' ' }, 'comment', 'Comment is required'],
		['a name on two lines', 'comment', { name: 'A\r\nBcc: b@c.ke' }, 'name', 'Please write this on one line'],
		['an undeclared field', 'message', { priority: 'high' }, 'priority', 'This field is not expected'],
	])(
		'what a visitor sends is refused as %s, at its field, and not stored',
		async (_what, form, change, field, message) => {
			const { status, body } = await send(form, { body: { ...filledIn[form](), ...change } });
			expect(status).toBe(400);
			expect(body.errors).toEqual([{ field, message }]);
			expect(await scanAll(table)).toEqual([]);
		},
	);

	test.each(WRITTEN)('what a visitor sends is refused when the %s has ten megabytes', async (form) => {
		expect(await send(form, { body: { ...filledIn[form](), name: 'x'.repeat(10_000_000) } })).toMatchObject({
			status: 413,
		});
		expect(await scanAll(table)).toEqual([]);
	});

	test('what a visitor sends is refused under an article that is not published', async () => {
		expect(await send('comment', { articleId: '2' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
		expect(await scanAll(table)).toEqual([]);
	});
});

describe('a robot', () => {
	test.each<[string, object]>([
		['fills in the hidden field', { website: 'https://pills.example' }],
		['submits sooner than a person could', { filledInMs: 1999 }],
	])('a robot that %s gets the usual response, and nothing is stored', async (_what, sign) => {
		for (const form of WRITTEN) {
			const answer = await send(form, { body: { ...filledIn[form](), ...sign } });
			expect(answer).toMatchObject({ status: 202, body: { status: 'received' } });
		}
		expect(await scanAll(table)).toEqual([]);
	});

	test('a visitor who takes two seconds is not treated as a robot', async () => {
		await send('question', { body: { ...filledIn.question(), website: '', filledInMs: 2000 } });
		expect(await storedItems()).toHaveLength(1);
	});
});

describe('a flood of posts', () => {
	test('of a flood of 200 posts by one browser, over every form, five are stored', async () => {
		const device = randomUUID();
		const answers = await Promise.all(times(200, (at) => send(WRITTEN[at % 3] ?? 'question', { device })));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
		expect(await storedItems()).toHaveLength(5);
		const refused = answers.find(({ status }) => status !== 202);
		expect(refused).toMatchObject({
			status: 429,
			body: { code: 'too_many_requests' },
			headers: { 'retry-after': '420' },
		});
	});

	test('of a flood of 300 posts by many browsers behind one address, a hundred are stored', async () => {
		const answers = await Promise.all(times(300, (at) => send(WRITTEN[at % 3] ?? 'question')));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(100);
		expect(await storedItems()).toHaveLength(100);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
	});

	test('of a flood of 30 posts for one email address from many networks, five are stored', async () => {
		const body = { ...filledIn.question(), email: 'amina@example.ke' };
		await Promise.all(times(30, (at) => send('question', { body, ip: `41.90.1.${at}` })));
		expect(await storedItems()).toHaveLength(5);
	});
});

describe('a testimonial', () => {
	test('a testimonial is accepted from an account, five at most', async () => {
		expect(await send('testimonial')).toMatchObject({ status: 401 });
		const answers = await Promise.all(times(20, () => send('testimonial', { as: 'amina' })));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
		expect(await send('testimonial', { as: 'otieno' })).toMatchObject({ status: 202 });
		expect((await storedItems()).map(({ uid }) => uid).sort()).toEqual([...times(5, () => 'amina'), 'otieno']);
	});

	test('a testimonial is refused without consent', async () => {
		const { status, body } = await send('testimonial', {
			as: 'amina',
			body: { ...filledIn.testimonial(), consent: false },
		});
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ field: 'consent', message: 'We need your consent to publish your words' }]);
	});
});
