import type { createAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { DiarySources } from '../availability/diary-sources.ts';
import type { Result } from '../platform/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import type { ReservationStore } from './reservation.ts';
import type { Random } from './ticket-number.ts';

export interface CreateAppointmentDeps {
	readonly sources: DiarySources;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly reservations: ReservationStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
	readonly random: Random;
	readonly sleep: (milliseconds: number) => Promise<void>;
	/** Begins with the first attempt to write, and aborts when one booking has had its time; 3 s in production. */
	readonly deadline: () => AbortSignal;
}

export interface BookingInput {
	readonly body: BodyOf<typeof endpoint>;
	readonly caller: { readonly userId: string; readonly version: number };
	readonly idempotencyKey: string | undefined;
}
export type BookingAnswer = Result<{ ticket: Ticket }, RefusalOf<typeof endpoint>>;

/** One request on its way through the rounds. */
export interface Errand extends BookingInput {
	/** The appointment's id, whichever attempt succeeds. */
	readonly id: string;
	/** The client's idempotency key, or one of our own, under which a lost answer is found again. */
	readonly key: string;
	readonly fingerprint: string;
	/** The deadline; it begins when first asked for. */
	readonly signal: () => AbortSignal;
	/** A token for each attempt. */
	readonly nextToken: () => string;
}
