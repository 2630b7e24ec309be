import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';

/** Visits that were booked together. It names no client: its visits do. */
export interface Series {
	readonly id: string;
	readonly every: Rhythm;
	/** The appointments it was asked for, at most `MOST_KEPT`; those that could not be booked do not exist. */
	readonly visitIds: readonly string[];
}

/** So many a series may be asked for in its life: one read of the table takes them. */
export const MOST_KEPT = 60;

/** What is done to visits of a series in one go. */
export type OrderKind = 'booked' | 'moved' | 'cancelled';

/** One visit of an order. */
export interface OrderedVisit {
	readonly appointmentId: string;
	/** The version it has once this order is done with it. */
	readonly version: number;
	/** Where it is to be; absent where it is to be nowhere. */
	readonly date?: string;
	readonly time?: string;
	readonly psychologistId?: string;
}

/** What became of one visit of an order, as it is kept; a refused one with its true reason. */
export type KeptOutcome = Pick<SeriesOutcome, 'state' | 'reason'>;

/**
 * What somebody asked for in one go. It is written before the first of its visits, with the job that tells the client, so that a
 * crash in the middle leaves nothing untold, and a repeat finds which appointments it is about.
 */
export interface SeriesOrder {
	readonly id: string;
	readonly seriesId: string;
	readonly kind: OrderKind;
	/** Fingerprint of the request: the same key with another is refused. */
	readonly request: string;
	/** ISO UTC. */
	readonly at: string;
	/** The job that tells of it. */
	readonly jobId: string;
	/** ISO UTC: when the client asked for it, who so may be told at night. Absent when it was not the client. */
	readonly askedAt?: string;
	readonly visits: readonly OrderedVisit[];
	/** What became of each visit, in their order, once every one was tried. */
	readonly outcomes?: readonly KeptOutcome[];
}

/** An order to begin, and what it does to its series. */
export interface NewOrder {
	readonly order: SeriesOrder;
	/** `make`: a new series; undefined: one to which the visits are added. Absent where visits only change. */
	readonly series?: { readonly make: Series | undefined };
	/** The client wrote words of crisis as the reason: those on duty are told. */
	readonly mayBeInCrisis?: boolean;
	readonly now: Date;
}

export interface SeriesStore {
	/** Read consistently; undefined when there is none, or it was forgotten. */
	find(seriesId: string): Promise<Series | undefined>;
	/** Read consistently. */
	findOrder(orderId: string): Promise<SeriesOrder | undefined>;
	/** One transaction. `exists`: somebody began it before. `full`: the series is gone, or takes no more visits. */
	begin(order: NewOrder): Promise<'begun' | 'exists' | 'full'>;
	/** Every visit was tried: keeps what became of them, and has the client told now. Does nothing the second time. */
	settle(order: SeriesOrder, outcomes: readonly KeptOutcome[], now: Date, newJobId: string): Promise<void>;
}
