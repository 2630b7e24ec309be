import { randomUUID } from 'node:crypto';
import type { Role } from '@tulia/contracts/identity/schemas';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { commentRepository } from '../../src/comment/comment.repository.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { requested } from '../../src/newsletter/subscription.ts';
import { notePayment } from '../../src/payment/note-payment.usecase.ts';
import { NOTHING_CHARGED } from '../../src/payment/owed.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { testimonialRepository } from '../../src/testimonial/testimonial.repository.ts';
import { type BookingFixture, bookingFixture, type EmptyTable, everyText } from '../appointment/booking-fixture.ts';
import { scanEntity } from '../appointment/table-invariants.ts';
import { publishComment } from '../comment/publish-comment.ts';
import { fields, type NotificationFixture, notificationFixture } from '../notification/notification-fixture.ts';
import { storedJobs } from '../notification/stored-jobs.ts';
import { askQuestion, writeMessage } from '../notification/visitors.ts';
import { type AccountFixture, accountFixture } from './account-fixture.ts';

/** The person whose account is exported and closed. Each of their texts contains the word canary. */
export const kerubo = {
	email: 'kerubo-canary@example.ke',
	name: 'Kerubo Canary',
	notes: 'canary-notes about my mother',
	words: 'canary-words of mine',
	phone: '0700 123 456',
} as const;

export interface PersonFixture {
	readonly booking: BookingFixture;
	readonly notifier: NotificationFixture;
	readonly accounts: AccountFixture;
	readonly userId: string;
	/** A logged-in person, by default Kerubo. */
	caller(userId?: string, role?: Role): ReturnType<typeof callerOf>;
	/** Creates everything a person can leave behind: one past visit, two to come, and texts of every kind. */
	leaveTraces(): Promise<void>;
}

const callerOf = (userId: string, role: Role) => ({
	...{ userId, role, version: 1, jti: 'j', expiresAt: 0 },
	roles: role === 'admin' ? (['owner'] as const) : [],
});

/** A centre in a table of its own for each test, with Kerubo, whose address is confirmed. */
export function personFixture(freshTable: () => Promise<EmptyTable>): PersonFixture {
	let engine: EmptyTable;
	let booking: BookingFixture;
	let notifier: NotificationFixture;
	let accounts: AccountFixture;
	let userId: string;
	beforeAll(async () => {
		engine = await freshTable();
	});
	afterAll(() => engine.close());
	beforeEach(async () => {
		const table = await freshTable();
		notifier = await notificationFixture({ ...table, start: '2026-11-20T06:00:00.000Z' });
		booking = await bookingFixture(table, ['amina'], fields);
		accounts = accountFixture({ ...table, cipher: fields, clock: notifier.clock });
		userId = await accounts.join(kerubo.email, 'client', kerubo.name);
		await accounts.deps.accounts.confirmEmail(userId);
	});
	afterEach(() => booking.close());
	return {
		get booking() {
			return booking;
		},
		get notifier() {
			return notifier;
		},
		get accounts() {
			return accounts;
		},
		get userId() {
			return userId;
		},
		caller: (id = userId, role = 'client') => callerOf(id, role),
		async leaveTraces() {
			await leaveVisits(booking, notifier, userId);
			await leaveTexts(booking, notifier, userId);
			await accounts.logIn(kerubo.email);
		},
	};
}

async function leaveVisits(booking: BookingFixture, notifier: NotificationFixture, userId: string): Promise<void> {
	for (const [date, time] of [
		['2026-11-23', '9:00 AM'],
		['2026-11-24', '10:30 AM'],
		['2026-11-26', '1:30 PM'],
	] as const) {
		const visit = { date, time, ...everyText(kerubo.notes), key: randomUUID() };
		expect(await booking.book(userId, visit)).toMatchObject({ ok: true });
	}
	await notifier.streamJobs(await storedJobs(booking));
	const [first] = (await scanEntity(booking, 'appointment')).filter(({ startAt }) => startAt < '2026-11-24');
	notifier.clock.moveTo('2026-11-23T09:00:00.000Z');
	const record = recordOutcome({ ...booking.deps, now: notifier.clock.now });
	await record({ params: { id: first?.id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
	await payByInsurance(booking, notifier, first?.id);
}

async function payByInsurance(booking: BookingFixture, notifier: NotificationFixture, id: string): Promise<void> {
	const { db, tableName, deps } = booking;
	const desk = {
		...deps,
		payments: paymentRepository(db, tableName, async () => fields),
		issuer: async () => ({ name: 'Tulia Centre', address: 'Nairobi', phone: '0700 000 000' }),
		charges: async () => NOTHING_CHARGED,
		now: notifier.clock.now,
	};
	const body = {
		method: 'insurance',
		amount: 3500,
		insurer: 'Jubilee',
		claimNumber: kerubo.words,
		version: 0,
	} as const;
	const request = { params: { id }, body, caller: { userId: 'staff' }, idempotencyKey: undefined };
	expect(await notePayment(desk)(request)).toMatchObject({ ok: true });
}

async function leaveTexts(booking: BookingFixture, notifier: NotificationFixture, userId: string): Promise<void> {
	const { db, tableName } = booking;
	const { name, email, phone, words } = kerubo;
	const now = notifier.clock.now();
	const createdAt = now.toISOString();
	await askQuestion(notifier, { id: randomUUID(), name, email, text: words });
	await writeMessage(notifier, { id: randomUUID(), name, email, phone, subject: words, text: words });
	const comments = commentRepository(db, tableName, async () => fields);
	for (const id of [randomUUID(), randomUUID()]) {
		await comments.hold({ articleId: '1', name, email, comment: `v1.${words}`, createdAt, id, mayBeInCrisis: false });
		await publishComment(notifier, fields, id);
	}
	const testimonial = { id: randomUUID(), name, message: words, rating: 5, date: createdAt.slice(0, 10) };
	await testimonialRepository(db, tableName).hold({ ...testimonial, userId, createdAt, mayBeInCrisis: false });
	const id = fields.pseudonym('email', email);
	const request = { id, sealedEmail: fields.encrypt(email, id), generation: randomUUID(), now };
	const mail = { type: 'newsletter_confirm_mail', jobId: randomUUID(), now } as const;
	const subscriptions = subscriptionRepository(db, tableName);
	const known = await subscriptions.find(id);
	await subscriptions.replace(known, requested(known, request), mail);
}
