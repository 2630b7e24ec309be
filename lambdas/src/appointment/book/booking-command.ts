import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { createAppointment as endpoint } from '@tulia/contracts/own-appointment/endpoints';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import type { FindCrisisWords } from '../../crisis/crisis-words.ts';
import type { Result } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import type { Random } from '../ticket-number.ts';
import type { UnconfirmedVisitStore } from '../unconfirmed/unconfirmed-visits.ts';
import type { DeskWish } from './desk-wish.ts';
import type { Newcomer, ReservationStore } from './reservation.ts';

/** What every change of an appointment that goes by attempts needs. */
export interface AttemptDeps {
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
	readonly random: Random;
	readonly sleep: (milliseconds: number) => Promise<void>;
	/** Begins with the first attempt to write, and aborts when one change has had its time; 3 s in production. */
	readonly deadline: () => AbortSignal;
}

export interface CreateAppointmentDeps extends AttemptDeps {
	readonly sources: AvailabilitySources;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find' | 'listOf'>;
	readonly reservations: ReservationStore;
	readonly unconfirmed: Pick<UnconfirmedVisitStore, 'findPlace'>;
	/** Rings the bell: a network holds as many visits of unconfirmed accounts as it may. */
	readonly onNetworkFull: () => void;
	readonly findCrisisWords: FindCrisisWords;
}

/** What the attempts answer. A consent in words that have changed is refused before the first of them. */
export type BookingResult = Result<{ ticket: Ticket }, ClientRefusal | StaffTimeRefusal>;
export type ClientRefusal = Exclude<RefusalOf<typeof endpoint>, 'wording_changed' | 'turned_off'>;
/** What staff alone are refused. */
type StaffTimeRefusal = 'over_break' | 'too_early' | 'outcome_needed';

/** Who the booking is for, and who does it. */
export interface BookingActor {
	/** The client's account. */
	readonly userId: string;
	/** The account that books: the same, or staff's. */
	readonly actor: string;
	/** The version of the session that asks; undefined when staff book. */
	readonly sessionVersion: number | undefined;
	/** Staff are exempt from the client's limit and from lead time, and book at any half hour (promise P6). */
	readonly byStaff: boolean;
	/** The network address a client books from; staff book from their own. */
	readonly ip?: string | undefined;
	/** The client has no account yet, and gets one with the booking. */
	readonly newcomer?: Newcomer | undefined;
}

/** One request on its way through the attempts. */
export interface Attempts {
	/** One a request, whichever attempt succeeds; a booking's appointment has it. */
	readonly id: string;
	/** The deadline; it begins when first asked for. */
	readonly signal: () => AbortSignal;
	/** A token for each attempt. */
	readonly nextToken: () => string;
}

/** What is asked for, by a client or by staff. */
export type BookingWish = Omit<BodyOf<typeof endpoint>, 'userId' | 'serviceTitle'> & DeskWish;

export interface BookingCommand extends BookingActor, Attempts {
	readonly body: BookingWish;
	/** The client's idempotency key, or one of our own, under which a lost answer is found again. */
	readonly key: string;
	readonly fingerprint: string;
	/** The series it is booked with: one notice tells of all its visits, and this booking promises none. */
	readonly seriesId?: string;
	/** The offer of the waiting list that holds the time for this booking. */
	readonly heldAs?: string | undefined;
}
