import type { Merge } from '../client/merged-record.ts';
import type { Result } from '../platform/http/result.ts';
import type { MergePlan, MergingClient } from './merge-decision.ts';

/** A merge as it begins, on exactly the two records that were read. */
export interface NewMerge {
	readonly kept: MergingClient;
	readonly other: MergingClient;
	readonly plan: MergePlan;
	/** Visits of the other record that have not ended: they change hands with the beginning. */
	readonly coming: readonly string[];
	/** How many visits the other record has, those among them, and for how many of them something was paid. */
	readonly visits: number;
	readonly paid: number;
	/** Staff, or the client's own account. */
	readonly actor: string;
	/** Why staff did it. */
	readonly reason: string | undefined;
	readonly ids: { readonly job: string; readonly keptAudit: string; readonly otherAudit: string };
	readonly now: Date;
}

export interface MergeStore {
	/** Undefined for what is no client's record, closed, or merged. Read consistently. */
	find(id: string): Promise<MergingClient | undefined>;
	/** One transaction: the other record ceases, and with it its log-in; what it says and all that is to come is the kept one's. */
	begin(merge: NewMerge): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** A merge that began, by the id of the record that ceased. */
	findMerge(otherId: string): Promise<Merge | undefined>;
	/** Makes a visit the kept client's, with its history and the answers kept of it. Harmless when repeated. */
	moveVisit(merge: Merge, appointmentId: string): Promise<void>;
	/** Makes what the other account offered as a testimonial the kept client's. Harmless when repeated. */
	moveTestimonials(merge: Merge): Promise<void>;
	/** Removes what is left of the other record but for where it leads. Harmless when repeated. */
	finish(merge: Merge): Promise<void>;
}
