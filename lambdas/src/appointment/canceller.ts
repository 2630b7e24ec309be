/** Who cancels: the client, staff with a reason, or the erasure of the client's account. */
export type Canceller = 'client' | 'staff' | 'erasure';

/** How a client cancels: on the website, or through staff, without a time limit. */
export type HowCancelled = 'website' | 'phone' | 'desk';

export interface CancellationRecord {
	readonly by: Canceller;
	/** ISO UTC. */
	readonly at: string;
	/** Absent if no client cancelled, and in records older than this field. */
	readonly how?: HowCancelled;
	/** The client cancelled after the time until which clients may cancel by themselves. Absent when not. */
	readonly late?: true;
}

/** A cancellation by staff: for the centre, or for the client on the phone or at the desk. */
export const isCancelledByStaff = ({ by, how }: Pick<CancellationRecord, 'by' | 'how'>): boolean =>
	by === 'staff' || how === 'phone' || how === 'desk';
