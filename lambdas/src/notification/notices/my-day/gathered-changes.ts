import type { Job } from '../../../outbox/job.ts';
import type { GatheredChange } from './net-changes.ts';

/** Whose changes are gathered, and until when. */
export interface Gathering {
	readonly psychologistId: string;
	readonly due: Date;
}

/** The changes that one notice will tell. */
export interface GatheredChanges {
	/**
	 * Adds this attempt's change and finishes its job, both or neither; sees to it that the notice is promised. `closed`: that notice was
	 * told, and the change belongs to a later one. `overtaken`: somebody else has the job by now. `full`: more than anybody reads.
	 */
	add(gathering: Gathering, job: Job, now: Date): Promise<'added' | 'closed' | 'overtaken' | 'full'>;
	/** Takes no more changes, and answers those there are. Idempotent. */
	close(gathering: Gathering): Promise<readonly GatheredChange[]>;
}

/** A gathering as the `ref` of the job that tells it. */
export const gatheringRef = ({ psychologistId, due }: Gathering): string => `${psychologistId} ${due.toISOString()}`;

/** Undefined for a text that `gatheringRef` did not make. */
export function readGatheringRef(ref: string): Gathering | undefined {
	const [psychologistId, due] = ref.split(' ');
	const at = new Date(due ?? '');
	return psychologistId && !Number.isNaN(at.getTime()) ? { psychologistId, due: at } : undefined;
}
