import type { StaffInbox } from './staff-inbox.ts';

/** The question or message that was handed to a colleague. */
export interface HandedAddress {
	readonly kind: StaffInbox;
	readonly id: string;
}

/** An entry with its assignee and the time of the hand-over, without its text. */
export interface HandedEntry {
	/** Ids of accounts. */
	readonly to: string;
	readonly by: string;
	/** ISO UTC. */
	readonly since: string;
	readonly mayBeInCrisis: boolean;
}

/** Undefined when the entry is gone or has no assignee. */
export interface HandedEntries {
	find(address: HandedAddress): Promise<HandedEntry | undefined>;
}

/** The `ref` of a job about the entry. */
export const handedRef = ({ kind, id }: HandedAddress): string => `${kind} ${id}`;

/** Undefined for any text that `handedRef` did not make. */
export function readHandedRef(ref: string): HandedAddress | undefined {
	const [kind, id] = ref.split(' ');
	return (kind === 'questions' || kind === 'messages') && id ? { kind, id } : undefined;
}
