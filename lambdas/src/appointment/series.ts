import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { SeriesOutcome } from '@tulia/contracts/series/schemas';

/** Visits that were booked together. The client is stored with the visits only. */
export interface Series {
	readonly id: string;
	readonly every: Rhythm;
	/** The ids of the requested appointments, at most `MOST_KEPT`. No appointment exists for a refused one. */
	readonly visitIds: readonly string[];
}

/** Most visits of a series over its life: one read of the table gets them. */
export const MOST_KEPT = 60;

export type OrderKind = 'booked' | 'moved' | 'cancelled';

export interface OrderedVisit {
	readonly appointmentId: string;
	/** The version of the appointment after this order. */
	readonly version: number;
	/** The requested day and time; absent for a cancellation. */
	readonly date?: string;
	readonly time?: string;
	readonly psychologistId?: string;
}

/** The stored outcome of one visit of an order. A refused visit has the reason of the refusal. */
export type KeptOutcome = Pick<SeriesOutcome, 'state' | 'reason'>;

/**
 * A request about several visits. It is written before the first of its visits, together with the job of its notice
 * (write-ahead), so that after a crash the client is still notified and a repeat finds its appointments.
 */
export interface SeriesOrder {
	readonly id: string;
	readonly seriesId: string;
	readonly kind: OrderKind;
	/** Fingerprint of the request: the same key with another is refused. */
	readonly request: string;
	/** ISO UTC. */
	readonly at: string;
	/** The job of its notice. */
	readonly jobId: string;
	/** ISO UTC: when the client requested it, and so may be notified at night. Absent when it was not the client. */
	readonly askedAt?: string;
	readonly visits: readonly OrderedVisit[];
	/** The outcome of each visit, in their order, once all were tried. */
	readonly outcomes?: readonly KeptOutcome[];
}

export interface NewOrder {
	readonly order: SeriesOrder;
	/** `make`: a new series; undefined: the visits are added to the existing one. Absent where visits only change. */
	readonly series?: { readonly make: Series | undefined };
	/** The client's reason contains words of crisis: alerts those on duty. */
	readonly mayBeInCrisis?: boolean;
	readonly now: Date;
}

export interface SeriesStore {
	/** Read consistently; undefined when there is none, or it expired. */
	find(seriesId: string): Promise<Series | undefined>;
	/** Read consistently. */
	findOrder(orderId: string): Promise<SeriesOrder | undefined>;
	/** One transaction. `exists`: it was begun before. `full`: the series is gone, or takes no more visits. */
	begin(order: NewOrder): Promise<'begun' | 'exists' | 'full'>;
	/** Stores the outcomes once every visit was tried, and makes the notice due now. Idempotent. */
	settle(
		order: SeriesOrder,
		outcomes: readonly KeptOutcome[],
		notice: { readonly now: Date; readonly newJobId: string },
	): Promise<void>;
}
