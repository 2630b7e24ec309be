/** Who cancels: the client, staff with a reason, or the erasure of the client's account. */
export type Canceller = 'client' | 'staff' | 'erasure';

/** How a client cancels: by themselves on the website, or by word to staff, who are bound to no hour. */
export type HowCancelled = 'website' | 'phone' | 'desk';

export interface CancellationRecord {
	readonly by: Canceller;
	/** ISO UTC. */
	readonly at: string;
	/** Absent where no client cancelled, and in what was stored before it was asked. */
	readonly how?: HowCancelled;
	/** The client cancelled when clients may no longer cancel by themselves. Absent when not. */
	readonly late?: true;
}

/** A cancellation that staff note: the centre's own, or what the client said on the phone or at the desk. */
export const isToldToStaff = ({ by, how }: Pick<CancellationRecord, 'by' | 'how'>): boolean =>
	by === 'staff' || how === 'phone' || how === 'desk';
