import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import type { Result } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { AttemptDeps, Attempts } from '../attempt/attempts.ts';
import type { ClientStore } from '../client.ts';
import type { MoveInput, MoveStore } from './move.ts';
import type { Mover } from './move-rule.ts';

export interface MoveAppointmentDeps extends AttemptDeps {
	readonly sources: AvailabilitySources;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly moves: MoveStore;
}

export interface MoveOrder {
	readonly appointmentId: string;
	readonly wish: MoveInput;
	readonly by: Mover;
	readonly actor: string;
	readonly key: string | undefined;
	/** One notice, promised before, covers several moves: this one promises none. */
	readonly notifiedTogether?: true;
	/** The offer of the waiting list that holds the new time for it. */
	readonly heldAs?: string | undefined;
}

type MoveRefusal =
	| 'not_found'
	| 'too_late'
	| 'unknown_psychologist'
	| 'date_not_bookable'
	| 'time_not_offered'
	| 'slot_taken'
	| 'over_break'
	| 'client_overlap'
	| 'appointment_changed'
	| 'idempotency_key_reused'
	| 'unavailable';

/** The appointment after the move, or after an equal earlier one. */
export type MoveResult = Result<Appointment, MoveRefusal>;

export interface MoveAttempt extends MoveOrder, Attempts {
	readonly fingerprint: string;
	readonly mayWait: (milliseconds: number) => boolean;
}
