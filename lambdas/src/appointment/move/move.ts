import type { Move } from '@tulia/contracts/appointment/schemas';
import type { Appointment } from '../appointment.ts';
import type { StoredResponse } from '../book/reservation.ts';
import type { Upcoming } from '../upcoming.ts';

/** A move as it is asked for. */
export type MoveWish = Pick<Move, 'date' | 'time' | 'psychologistId' | 'version'> & {
	/** Staff accepted that it is over a break. */
	readonly overBreak?: true;
};

/** Everything one transaction writes and checks when an appointment is moved. */
export interface MoveChange {
	readonly before: Appointment;
	readonly after: Appointment;
	/** The client's list with the new time, and the version it was decided on; undefined when the account is gone. */
	readonly bookings: { readonly upcoming: readonly Upcoming[]; readonly bookedVersion: number } | undefined;
	/** The version of the new psychologist's schedule the times were computed from. */
	readonly scheduleVersion: number;
	readonly actor: string;
	/** The client is told of it by a notice of several visits. */
	readonly toldTogether?: true | undefined;
	/** Where the answer is kept, when the request carried a key. */
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

/** What became of one attempt to move. */
export type MoveOutcome =
	| { readonly kind: 'committed' }
	| { readonly kind: 'repeated'; readonly answer: StoredResponse }
	| { readonly kind: 'cell_taken' }
	| { readonly kind: 'stale'; readonly what: string }
	| { readonly kind: 'conflict' }
	/** The table did not tell: what stands there now is the truth. */
	| { readonly kind: 'unknown' };

export interface MoveStore {
	/** Moves in one transaction. `token` names the attempt: at most once per token, however often it is sent. */
	move(change: MoveChange, token: string, signal: AbortSignal): Promise<MoveOutcome>;
	/** The answer kept under a key of this client. */
	recall(userId: string, key: string, now: Date): Promise<StoredResponse | undefined>;
}
