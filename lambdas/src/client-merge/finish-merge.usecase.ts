import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { WaitingListStore } from '../waiting-list/waiting-list-store.ts';
import type { MergeStore } from './merge-store.ts';

export interface FinishMergeDeps {
	readonly merges: Pick<MergeStore, 'findMerge' | 'moveVisit' | 'moveTestimonials' | 'finish'>;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly waitingList: Pick<WaitingListStore, 'ofClient' | 'allOf' | 'give'>;
	readonly now: () => Date;
}

export type FinishMerge = (otherId: string) => Promise<'done' | 'later'>;

/** Milliseconds after which the indexes contain every write from before the merge. */
export const MERGE_SETTLED_MS = 30_000;

/**
 * Moves everything to the remaining record, visit by visit. Each step is idempotent and the pointer to the remaining
 * record is durable, so running twice, or resuming after a crash, is harmless (promise W35).
 */
export const finishMerge =
	({ merges, appointments, waitingList, now }: FinishMergeDeps): FinishMerge =>
	async (otherId) => {
		const merge = await merges.findMerge(otherId);
		if (!merge || merge.state === 'done') return 'done';
		const left = await appointments.listOf(otherId);
		for (const id of new Set([...merge.coming, ...left.map((visit) => visit.id)])) await merges.moveVisit(merge, id);
		for (const entry of [...(await waitingList.ofClient(otherId)), ...(await waitingList.allOf(otherId))])
			await waitingList.give(entry, merge.into);
		await merges.moveTestimonials(merge);
		if (now().getTime() - Date.parse(merge.at) < MERGE_SETTLED_MS) return 'later';
		await merges.finish(merge);
		return 'done';
	};
