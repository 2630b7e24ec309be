import { dayOf } from '@tulia/centre/clock';
import { paymentMethods } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../../src/appointment/appointment.ts';
import { bookForClient } from '../../src/appointment/book/for-client/book-for-client.usecase.ts';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { anonymiser } from '../../src/appointment/store/anonymise.repository.ts';
import { mergeSteps } from '../../src/client-merge/merge-steps.repository.ts';
import { noticeStateRepository } from '../../src/notification/state/notice-state.repository.ts';
import { reminderRepository } from '../../src/notification/state/reminder.repository.ts';
import { notePayment } from '../../src/payment/note-payment.usecase.ts';
import { chargesOf } from '../../src/payment/owed.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { issuerOf } from '../../src/payment/receipt/issuer.ts';
import { reversePayment } from '../../src/payment/reverse-payment.usecase.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import type { BookingFixture } from '../appointment/booking-fixture.ts';
import { type History, runDrawn } from '../dashboard/random-history.ts';
import { type CentreState, newCentre, operations } from '../dashboard/random-operations.ts';

type Outcome = { readonly ok: boolean } | undefined;
type Operation = (centre: CentreState) => Promise<Outcome>;

const STAFF = { userId: 'staff' };
const DONE = { ok: true };
const someOf = <T>({ random }: CentreState, some: readonly T[]): T | undefined =>
	some[Math.floor(random() * some.length)];

/** A random visit of the wanted kind; undefined when ten draws find none. */
async function visitOf(centre: CentreState, isWanted: (one: Appointment) => boolean): Promise<Appointment | undefined> {
	for (let tried = 0; tried < 10; tried += 1) {
		const one = await centre.deps.appointments.find(someOf(centre, centre.booked) ?? '');
		if (one && isWanted(one)) return one;
	}
	return undefined;
}
const hasOutcome = ({ status }: Appointment): boolean => status === 'attended' || status === 'missed';
const isHeld = ({ status, userId }: Appointment): boolean => status === 'confirmed' && userId !== 'erased';

const paymentDeps = ({ fixture, deps }: CentreState) => ({
	...deps,
	payments: paymentRepository(fixture.db, fixture.tableName, async () => fixture.cipher),
	issuer: issuerOf(profileRepository(fixture.db, fixture.tableName)),
	charges: chargesOf(profileRepository(fixture.db, fixture.tableName)),
});

/** Operations that reports count and the dashboard does not. */
const own = {
	/** Booked at the desk: for a later day, for a walk-in, or for a past visit. */
	async desk(centre: CentreState): Promise<Outcome> {
		const person = someOf(centre, centre.people);
		if (!person) return undefined;
		const [kind, time] = [
			someOf(centre, ['ahead', 'here', 'over']),
			someOf(centre, ['9:30 AM', '11:00 AM', '2:00 PM', '4:00 PM']),
		];
		const said = {
			ahead: {},
			here: { arrived: true },
			over: { outcome: centre.random() < 0.7 ? 'attended' : 'missed' },
		} as const;
		const body = {
			clientId: person.id,
			serviceId: someOf(centre, ['stress', 'couples']) ?? '',
			date: dayOf(centre.now),
			time: time ?? '',
			forWhom: 'me' as const,
		};
		const answer = await bookForClient(centre.deps)({
			body: { ...body, ...said[kind as keyof typeof said] },
			caller: STAFF,
			idempotencyKey: undefined,
		});
		if (answer.ok) centre.booked.push(answer.value.id);
		return answer;
	},
	/** The client cancels by phone, mostly on the day itself. */
	async cancelByPhone(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, isHeld);
		return one && cancelAppointment(centre.deps)({ appointmentId: one.id, by: 'client', how: 'phone', actor: 'staff' });
	},
	async takeOutcomeBack(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, hasOutcome);
		const body = { status: 'confirmed', version: one?.ver ?? 1, reason: 'Mistaken' } as const;
		return one && recordOutcome(centre.deps)({ params: { id: one.id }, body, caller: STAFF });
	},
	async pay(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, () => true);
		if (!one) return undefined;
		const deps = paymentDeps(centre);
		const { balance } = await deps.payments.find(one.id);
		const method = someOf(centre, paymentMethods) ?? 'cash';
		const said = method === 'waived' ? { reason: 'A student' } : {};
		const body = { method, amount: 100 + Math.floor(centre.random() * 3400), version: balance?.ver ?? 0, ...said };
		return notePayment(deps)({ params: { id: one.id }, body, caller: STAFF, idempotencyKey: undefined });
	},
	async takePaymentBack(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, () => true);
		const deps = paymentDeps(centre);
		const account = one && (await deps.payments.find(one.id));
		const paid = account?.payments.find(({ kind, reversedBy }) => kind === 'payment' && reversedBy === undefined);
		if (!one || !paid) return undefined;
		const body = { reason: 'Wrong visit', version: account?.balance?.ver ?? 0 };
		return reversePayment(deps)({ params: { id: one.id, paymentId: paid.id }, body, caller: STAFF });
	},
	/** What the notifier stores when it sends a reminder by mail, SMS or both. */
	async remind(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, (some) => isHeld(some) && some.reminder.state === 'pending');
		if (!one) return undefined;
		const { db, tableName } = centre.fixture;
		const [mails, reminders] = [noticeStateRepository(db, tableName), reminderRepository(db, tableName)];
		const news = { version: one.ver, attempt: 1, at: centre.now.toISOString() };
		const bySms = centre.random() < 0.5;
		const found = await reminders.find(one.id);
		if (!found) return undefined;
		await reminders.settle(found, bySms ? 'by_sms' : 'sent');
		const state = bySms
			? 'by_sms'
			: (someOf(centre, ['sent', 'delivered', 'bounced', 'complained'] as const) ?? 'sent');
		await mails.record(one.id, 'reminder', { ...news, state });
		const smsState = someOf(centre, ['sent', 'delivered', 'unreachable', 'failed'] as const) ?? 'sent';
		if (bySms || centre.random() < 0.2)
			await mails.recordSms(one.id, 'reminder', { ...news, job: 'job-1', state: smsState });
		return DONE;
	},
	/** The effect of an erasure on each visit of the account. */
	async erase(centre: CentreState): Promise<Outcome> {
		const one = await visitOf(centre, hasOutcome);
		if (one) await anonymiser(centre.fixture.db, centre.fixture.tableName)(one);
		return one && DONE;
	},
	/** The effect of a merge on each visit of the record that ceases. */
	async merge(centre: CentreState): Promise<Outcome> {
		const [one, into] = [
			await visitOf(centre, (some) => hasOutcome(some) && some.userId !== 'erased'),
			someOf(centre, centre.people),
		];
		if (!one || !into || into.id === one.userId) return undefined;
		const { db, tableName, cipher } = centre.fixture;
		const steps = mergeSteps(db, tableName, async () => cipher);
		const past = (await centre.deps.appointments.listOf(one.userId)).filter(hasOutcome);
		const merge = { id: one.userId, into: into.id, at: centre.now.toISOString(), state: 'moving', coming: [] } as const;
		for (const { id } of past) await steps.moveVisit(merge, id);
		return DONE;
	},
} satisfies Record<string, Operation>;

const every: Readonly<Record<string, Operation>> = { ...operations, ...own };
const WEIGHTS = {
	...{ join: 6, book: 28, move: 8, cancel: 4, outcome: 24, correct: 4, leave: 1, pass: 8 },
	...{ desk: 6, cancelByPhone: 3, takeOutcomeBack: 3, pay: 12, takePaymentBack: 4, remind: 8, erase: 1, merge: 1 },
} satisfies Record<keyof typeof own | keyof typeof operations, number>;
const DRAWN = Object.entries(WEIGHTS).flatMap(([what, weight]) => Array<string>(weight).fill(what));

/** Runs at least `count` random operations, two at a time, through the use cases of the functions. Each kind occurs. */
export async function runReportHistory(fixture: BookingFixture, count: number, seed: number): Promise<History> {
	const centre = newCentre(fixture, seed);
	await fixture.addClient('staff');
	return runDrawn(centre, { drawn: DRAWN, run: async (kind) => every[kind]?.(centre), count });
}
