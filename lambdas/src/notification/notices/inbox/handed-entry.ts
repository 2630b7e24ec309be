import type { StaffInbox } from './staff-inbox.ts';

/** Which question or message was handed to a colleague. */
export interface HandedAddress {
	readonly kind: StaffInbox;
	readonly id: string;
}

/** Who has it, and since when, as telling them needs it: not a word of what was written. */
export interface HandedEntry {
	/** The accounts. */
	readonly to: string;
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
	readonly mayBeInCrisis: boolean;
}

/** Where it is read. Undefined when it is gone, or with nobody any more. */
export interface HandedEntries {
	find(address: HandedAddress): Promise<HandedEntry | undefined>;
}

/** An entry as the `ref` of the jobs that tell of it. */
export const handedRef = ({ kind, id }: HandedAddress): string => `${kind} ${id}`;

/** Undefined for a text that `handedRef` did not make. */
export function readHandedRef(ref: string): HandedAddress | undefined {
	const [kind, id] = ref.split(' ');
	return (kind === 'questions' || kind === 'messages') && id ? { kind, id } : undefined;
}
