import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import type { OfferAnswer } from '@tulia/contracts/waiting-list/schemas';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { newAttempts } from '../../appointment/attempt/attempts.ts';
import { retryOptimistically } from '../../appointment/attempt/retry-optimistically.ts';
import { attemptBooking } from '../../appointment/book/attempt-booking.usecase.ts';
import type { CreateAppointmentDeps } from '../../appointment/book/booking-command.ts';
import { bookingFingerprint } from '../../appointment/book/booking-fingerprint.ts';
import type { ReservationStore } from '../../appointment/book/reservation.ts';
import type { MoveStore } from '../../appointment/move/move.ts';
import { moveAppointment } from '../../appointment/move/move-appointment.usecase.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import { tryOnVersionConflict } from '../../platform/table/version-conflict.ts';
import { ended, heldAt, released, type TimeOffer, type WaitingEntry } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { logIfEnded } from '../waiting-log.usecase.ts';

/** Stores that book a held time, or move a visit to it, in the transaction that ends the entry of the waiting list. */
export type HeldStores = (
	entry: WaitingEntry,
	offer: TimeOffer,
	visit: { readonly appointmentId: string; readonly now: Date },
) => { readonly reservations: ReservationStore; readonly moves: MoveStore };

export interface AnswerDeps extends CreateAppointmentDeps {
	readonly waitingList: Pick<WaitingListStore, 'find' | 'change'>;
	readonly appointments: CreateAppointmentDeps['appointments'] & Pick<AppointmentStore, 'find'>;
	readonly heldByOffer: HeldStores;
}

export interface Answer {
	readonly entryId: string;
	readonly offerId: string;
	readonly answer: OfferAnswer;
	/** The account of the answer: the client's own, or staff's. */
	readonly actor: string;
	readonly byStaff: boolean;
	readonly now: Date;
}

type AnswerRefusal = 'offer_gone' | 'too_many_bookings' | 'client_overlap' | 'too_late' | 'unavailable';
export type Answered = Result<WaitingEntry, AnswerRefusal>;

/** Applies the answer to a held time. Idempotent; an answer after the hold has ended changes nothing. */
export const answerToOffer =
	(deps: AnswerDeps) =>
	async (given: Answer): Promise<Answered> => {
		const answered = await tryOnVersionConflict(async () => {
			const entry = await deps.waitingList.find(given.entryId);
			const offer = entry?.offers.find(({ id }) => id === given.offerId);
			return entry && offer ? applyAnswer(deps, { ...given, entry, offer }) : refuse('offer_gone');
		});
		return answered ?? refuse('unavailable', { retryAfterSeconds: 2 });
	};

interface AnswerToEntry extends Answer {
	readonly entry: WaitingEntry;
	readonly offer: TimeOffer;
}

/** Undefined when the entry changed concurrently. */
async function applyAnswer(deps: AnswerDeps, given: AnswerToEntry): Promise<Answered | undefined> {
	const { entry, offer, now } = given;
	switch (given.answer) {
		case 'take':
			return isHeld(given) ? take(deps, given) : takenBefore(given);
		case 'decline':
			if (isHeld(given)) return change(deps, given, released(entry, 'declined', now));
			return offer.state === 'taken' ? refuse('offer_gone') : ok(entry);
		case 'stop':
			return stop(deps, given);
	}
}

const isHeld = ({ entry, offer, now }: AnswerToEntry): boolean => heldAt(entry, now)?.id === offer.id;

async function stop(deps: AnswerDeps, given: AnswerToEntry): Promise<Answered | undefined> {
	const { entry, byStaff, now } = given;
	if (entry.state === 'ended') return ok(entry);
	return change(deps, given, ended(entry, byStaff ? 'by_staff' : 'stopped', now));
}

const takenBefore = ({ entry, offer }: AnswerToEntry): Answered =>
	offer.state === 'taken' ? ok(entry) : refuse('offer_gone');

async function change(
	{ waitingList, newId }: AnswerDeps,
	{ actor, now, entry: before }: AnswerToEntry,
	after: WaitingEntry,
): Promise<Answered | undefined> {
	const audit = after.state === 'ended' ? { id: newId(now), actor } : undefined;
	if ((await waitingList.change({ before, after, audit, now })) !== 'written') return undefined;
	logIfEnded(after);
	return ok(after);
}

/** Books the held time, or moves the client's visit to it, in the transaction that ends the entry. */
async function take(deps: AnswerDeps, given: AnswerToEntry): Promise<Answered | undefined> {
	const { entry, offer } = given;
	const refused = await (entry.insteadOf ? moveThere(deps, given) : bookIt(deps, given));
	const after = await deps.waitingList.find(entry.id);
	const answeredOffer = after?.offers.find(({ id }) => id === offer.id);
	// The stored state decides, whatever the write returned.
	if (after && answeredOffer?.state === 'taken') {
		logIfEnded(after);
		return ok(after);
	}
	if (refused === undefined || after?.ver !== entry.ver) return undefined;
	return refuse(refused);
}

const SHOWN_REFUSALS: ReadonlySet<string> = new Set<AnswerRefusal>([
	'too_many_bookings',
	'client_overlap',
	'too_late',
	'unavailable',
]);

const isShown = (refusal: string): refusal is AnswerRefusal => SHOWN_REFUSALS.has(refusal);

/** Any other refusal of the booking means that the time is gone. */
const refusalOf = (refusal: string): AnswerRefusal => (isShown(refusal) ? refusal : 'offer_gone');

const requestedTimeOf = ({ startAt, psychologistId }: TimeOffer) => {
	const start = new Date(startAt);
	return { date: dayOf(start), time: wallTime(minuteOf(start)), psychologistId };
};

async function bookIt(deps: AnswerDeps, { actor, byStaff, now, entry, offer }: AnswerToEntry) {
	const body = { serviceId: entry.serviceId, forWhom: entry.forWhom, ...requestedTimeOf(offer) };
	const attempts = newAttempts(deps);
	const command = {
		...attempts,
		...{ body, actor, byStaff },
		userId: entry.userId,
		// A link, or staff, act for the client; the transaction still requires an open account.
		sessionVersion: undefined,
		key: offer.id,
		fingerprint: bookingFingerprint(body),
		heldAs: offer.id,
	};
	const { reservations } = deps.heldByOffer(entry, offer, { appointmentId: attempts.id, now });
	const booked = await retryOptimistically(() => attemptBooking({ ...deps, reservations }, command), deps);
	return booked?.ok ? undefined : refusalOf(booked?.refusal ?? 'unavailable');
}

async function moveThere(deps: AnswerDeps, { actor, byStaff, now, entry, offer }: AnswerToEntry) {
	const appointmentId = entry.insteadOf?.appointmentId ?? '';
	const visit = await deps.appointments.find(appointmentId);
	if (!visit) return 'offer_gone';
	const { moves } = deps.heldByOffer(entry, offer, { appointmentId, now });
	const moved = await moveAppointment({ ...deps, moves })({
		...{ appointmentId, actor, key: offer.id },
		by: byStaff ? 'staff' : 'client',
		wish: { ...requestedTimeOf(offer), version: visit.ver },
		heldAs: offer.id,
	});
	return moved.ok ? undefined : refusalOf(moved.refusal);
}
