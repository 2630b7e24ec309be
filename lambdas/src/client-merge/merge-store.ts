import type { Merge } from '../client/merged-record.ts';
import type { Result } from '../platform/http/result.ts';
import type { MergePlan, MergingClient } from './merge-decision.ts';

/** A merge as it begins, conditional on the two records that were read. */
export interface NewMerge {
	readonly kept: MergingClient;
	readonly other: MergingClient;
	readonly plan: MergePlan;
	/** Visits of the other record that have not ended: the first transaction moves them. */
	readonly coming: readonly string[];
	/** The number of all visits of the other record, and of those with a payment. */
	readonly visits: number;
	readonly paid: number;
	/** Account of staff, or of the client. */
	readonly actor: string;
	/** Reason given by staff. */
	readonly reason: string | undefined;
	readonly ids: { readonly job: string; readonly keptAudit: string; readonly otherAudit: string };
	readonly now: Date;
}

export interface MergeStore {
	/** Undefined for unknown, closed and merged records and for staff. Strongly consistent. */
	find(id: string): Promise<MergingClient | undefined>;
	/** One transaction: the other record and its log-in end; its facts and coming visits become the kept one's. */
	begin(merge: NewMerge): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** A merge that began, by the id of the other record. */
	findMerge(otherId: string): Promise<Merge | undefined>;
	/** Gives a visit to the kept client, with its history and stored responses. Idempotent. */
	moveVisit(merge: Merge, appointmentId: string): Promise<void>;
	/** Gives the testimonials of the other account to the kept client. Idempotent. */
	moveTestimonials(merge: Merge): Promise<void>;
	/** Removes the rest of the other record, except the pointer to the kept one. Idempotent. */
	finish(merge: Merge): Promise<void>;
}
