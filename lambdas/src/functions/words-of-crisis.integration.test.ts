import '../../test-support/notification/silence-log.ts';
import { type FreeField, freeFields } from '@tulia/contracts/crisis/schemas';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../test-support/appointment/booking-fixture.ts';
import { seriesWith } from '../../test-support/appointment/series-with.ts';
import { ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { callAsClient } from '../../test-support/platform/call-as-client.ts';
import { createAppointment } from '../appointment/book/create-appointment.usecase.ts';
import { cancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import { cancelMyAppointment } from '../appointment/cancel/request-cancellation.usecase.ts';
import { cancelMyFollowing } from '../appointment/series/cancel-following.usecase.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { createComment } from '../comment/create-comment.usecase.ts';
import { findCrisisWords } from '../crisis/find-crisis-words.usecase.ts';
import { questionRepository } from '../faq/question.repository.ts';
import { submitQuestion } from '../faq/questions.usecase.ts';
import { messageRepository } from '../message/message.repository.ts';
import { sendMessage } from '../message/send-message.usecase.ts';
import { httpHandler } from '../platform/http/http.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { offerTestimonial } from '../testimonial/offer-testimonial.usecase.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';

const CRISIS = 'Nobody would miss me, I want to die.';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
	await fixture.addClient('client');
});
afterEach(() => fixture.close());

const as: typeof callAsClient = (handler, request) => callAsClient(handler, { as: 'client', ...request });
type Answer = ReturnType<typeof callAsClient>;

const person = { name: 'Achieng', email: 'achieng@example.ke', filledInMs: 20_000 };
const visit = { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' };

const ticketOf = async (): Promise<string> => (await scanEntity(fixture, 'appointment'))[0]?.ticketNumber;

/** Sends a text in each of the fields, by its handler. */
const sent: Record<FreeField, (text: string) => Answer> = {
	'createComment.comment': (comment) => {
		const { deps, db, tableName } = fixture;
		const comments = commentRepository(db, tableName, deps.openCipher);
		const use = createComment({ ...deps, ...formDeps(), comments, articles: { isPublished: async () => true } });
		return as(httpHandler('createComment', validators, use), {
			body: { ...person, comment },
			params: { id: '1' },
		});
	},
	'submitQuestion.question': (question) => {
		const questions = questionRepository(fixture.db, fixture.tableName, fixture.deps.openCipher);
		const use = submitQuestion({ ...fixture.deps, ...formDeps(), questions });
		return as(httpHandler('submitQuestion', validators, use), { body: { ...person, question } });
	},
	'sendMessage.subject': (subject) => send({ subject, message: 'Good morning to you' }),
	'sendMessage.message': (message) => send({ subject: 'Hello', message }),
	'offerTestimonial.message': (message) => {
		const testimonials = testimonialRepository(fixture.db, fixture.tableName);
		const use = offerTestimonial({ ...fixture.deps, ...formDeps(), testimonials });
		const body = { name: 'Achieng', message, rating: 5, consent: true };
		return as(httpHandler('offerTestimonial', validators, use), { body });
	},
	'createAppointment.notes': (notes) =>
		as(httpHandler('createAppointment', validators, createAppointment(fixture.deps)), {
			body: { ...visit, notes },
		}),
	'cancelMyAppointment.reason': async (reason) => {
		await fixture.booked('client');
		const use = cancelMyAppointment({ ...fixture.deps, cancel: cancelAppointment(fixture.deps) });
		const params = { ticketNumber: await ticketOf() };
		return as(httpHandler('cancelMyAppointment', validators, use), { body: { reason }, params });
	},
	'cancelMyFollowing.reason': async (reason) => {
		await seriesWith(fixture.deps)();
		const use = cancelMyFollowing({ ...fixture.deps, cancel: cancelAppointment(fixture.deps) });
		const params = { ticketNumber: await ticketOf() };
		return as(httpHandler('cancelMyFollowing', validators, use), { body: { reason }, params });
	},
};

const formDeps = () => {
	const { db, tableName, deps } = fixture;
	return { limits: visitorLimits(db, tableName, deps.openCipher) };
};

function send(body: object): Answer {
	const messages = messageRepository(fixture.db, fixture.tableName, fixture.deps.openCipher);
	const use = sendMessage({ ...fixture.deps, ...formDeps(), messages });
	return as(httpHandler('sendMessage', validators, use), { body: { ...person, ...body } });
}

async function seen() {
	const items = await scanAll(fixture);
	const alerts = ofEntity(items, 'job').filter(({ type }) => type === 'crisis_alert');
	const isMarked = items.some(({ crisis, mayBeInCrisis }) => crisis === true || mayBeInCrisis === true);
	return { alerts: alerts.length, isMarked };
}

test.each(freeFields)(
	'words of crisis in %s are marked for staff, and on-duty staff are notified once',
	async (field) => {
		const { status = 0 } = await sent[field](CRISIS);
		expect(Math.floor(status / 100)).toBe(2);
		expect(await seen()).toEqual({ alerts: 1, isMarked: true });
	},
);

test.each(freeFields)('ordinary words in %s are not marked and notify nobody', async (field) => {
	await sent[field]('I have to work then');
	expect(await seen()).toEqual({ alerts: 0, isMarked: false });
});

test('a text is stored and marked by the built-in words when the centre’s phrases cannot be read', async () => {
	const unread = findCrisisWords({ phrases: () => Promise.reject(new Error('The table does not answer.')) });
	fixture.deps.findCrisisWords = unread;
	expect(await send({ subject: 'Hello', message: CRISIS })).toMatchObject({ status: 202 });
	expect(await seen()).toEqual({ alerts: 1, isMarked: true });
});
