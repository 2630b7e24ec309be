import type { Job } from '../../../outbox/job.ts';
import type { GatheredChange } from './net-changes.ts';

/** The collected changes of one psychologist until `due`. */
export interface Gathering {
	readonly psychologistId: string;
	readonly due: Date;
}

export interface GatheredChanges {
	/**
	 * Adds the job's change and marks the job done, in one transaction, after it promised the notice. `closed`: the
	 * notice was sent, and the change belongs to a later one. `overtaken`: another worker claimed the job. `full`: the
	 * limit of changes is reached.
	 */
	add(gathering: Gathering, job: Job, now: Date): Promise<'added' | 'closed' | 'overtaken' | 'full'>;
	/** Closes the collection and returns its changes. Idempotent. */
	close(gathering: Gathering): Promise<readonly GatheredChange[]>;
}

/** The `ref` of the notice's job. */
export const gatheringRef = ({ psychologistId, due }: Gathering): string => `${psychologistId} ${due.toISOString()}`;

/** Undefined for any text that `gatheringRef` did not make. */
export function readGatheringRef(ref: string): Gathering | undefined {
	const [psychologistId, due] = ref.split(' ');
	const at = new Date(due ?? '');
	return psychologistId && !Number.isNaN(at.getTime()) ? { psychologistId, due: at } : undefined;
}
