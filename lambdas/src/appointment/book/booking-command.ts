import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { createAppointment as endpoint } from '@tulia/contracts/own-appointment/endpoints';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import type { FindCrisisWords } from '../../crisis/crisis-words.ts';
import type { Result } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { AttemptDeps, Attempts } from '../attempt/attempts.ts';
import type { ClientStore } from '../client.ts';
import type { UnconfirmedVisitStore } from '../unconfirmed/unconfirmed-visits.ts';
import type { DeskOptions } from './desk-options.ts';
import type { Newcomer, ReservationStore } from './reservation.ts';

export interface CreateAppointmentDeps extends AttemptDeps {
	readonly sources: AvailabilitySources;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find' | 'listOf'>;
	readonly reservations: ReservationStore;
	readonly unconfirmed: Pick<UnconfirmedVisitStore, 'findPlace'>;
	/** Raises the alarm: a network has reached its quota of visits by unconfirmed accounts. */
	readonly onNetworkFull: () => void;
	readonly findCrisisWords: FindCrisisWords;
}

/** The refusals of an attempt. A consent to an outdated wording is refused before the first one. */
export type BookingResult = Result<{ ticket: Ticket }, ClientRefusal | StaffTimeRefusal>;
export type ClientRefusal = Exclude<RefusalOf<typeof endpoint>, 'wording_changed' | 'turned_off'>;
type StaffTimeRefusal = 'over_break' | 'too_early' | 'outcome_needed';

/** Whom the booking is for, and who makes it. */
export interface BookingActor {
	readonly userId: string;
	/** The account that books: the client's own, or staff's. */
	readonly actor: string;
	/** Version of the session that books; undefined when staff book. */
	readonly sessionVersion: number | undefined;
	/** Staff are exempt from the client's limit and from lead time, and book at any half hour (promise P6). */
	readonly byStaff: boolean;
	/** The network address a client books from; undefined for staff. */
	readonly ip?: string | undefined;
	/** The client has no account yet; the booking makes one. */
	readonly newcomer?: Newcomer | undefined;
}

/** The requested booking, by a client or by staff. */
export type BookingInput = Omit<BodyOf<typeof endpoint>, 'userId' | 'serviceTitle'> & DeskOptions;

export interface BookingCommand extends BookingActor, Attempts {
	readonly body: BookingInput;
	/** The client's idempotency key, or one of our own, under which a lost response is found again. */
	readonly key: string;
	readonly fingerprint: string;
	/** The series it is booked with: one notice covers all its visits, and this booking promises none. */
	readonly seriesId?: string;
	/** The offer of the waiting list that holds the time for this booking. */
	readonly heldAs?: string | undefined;
}
