import type { Move } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from '../appointment.ts';
import type { StoredResponse } from '../attempt/stored-response.ts';
import type { Upcoming } from '../upcoming.ts';

export type MoveInput = Pick<Move, 'date' | 'time' | 'psychologistId' | 'version'> & {
	/** Staff accepted that it is over a break. */
	readonly overBreak?: true;
};

/** Everything one transaction writes and checks when an appointment is moved. */
export interface MoveChange {
	readonly before: Appointment;
	readonly after: Appointment;
	/** The client's list with the new time, and the version it was decided on; undefined when the account is gone. */
	readonly bookings: { readonly upcoming: readonly Upcoming[]; readonly bookedVersion: number } | undefined;
	/** The version of the new psychologist's schedule that the times were computed from. */
	readonly scheduleVersion: number;
	readonly actor: string;
	/** A notice of several visits informs the client. */
	readonly notifiedTogether?: true | undefined;
	/** Key of the stored response, when the request has one. */
	readonly kept: { readonly key: string; readonly answer: StoredResponse } | undefined;
	readonly newIds: {
		readonly mail: string;
		readonly oldSchedule: string;
		readonly newSchedule: string;
		readonly audit: string;
		readonly history: string;
	};
	readonly now: Date;
}

export type MoveOutcome =
	| { readonly kind: 'committed' }
	| { readonly kind: 'repeated'; readonly answer: StoredResponse }
	| { readonly kind: 'cell_taken' }
	| { readonly kind: 'stale'; readonly what: string }
	| { readonly kind: 'conflict' }
	/** The outcome is unknown: the stored appointment decides. */
	| { readonly kind: 'unknown' };

export interface MoveStore {
	/** Moves in one transaction. `token` names the attempt: at most once per token, however often it is sent. */
	move(change: MoveChange, token: string, signal: AbortSignal): Promise<MoveOutcome>;
	recall(userId: string, key: string, now: Date): Promise<StoredResponse | undefined>;
}
