import type { Random } from '../ticket-number.ts';
import { attemptToken } from './attempt-token.ts';

/** The dependencies of every change of an appointment that is retried optimistically. */
export interface AttemptDeps {
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
	readonly random: Random;
	readonly sleep: (milliseconds: number) => Promise<void>;
	/** A signal that aborts when the time of one change is over: 3 s in production, from this call on. */
	readonly deadline: () => AbortSignal;
}

export interface Attempts {
	/** One id per request, whichever attempt succeeds; also the appointment's id. */
	readonly id: string;
	/** The deadline of the change, which starts at the first call. */
	readonly signal: () => AbortSignal;
	readonly nextToken: () => string;
}

/** A new id, a deadline that starts with the first use, and tokens derived from the id. */
export function newAttempts({ now, newId, deadline }: AttemptDeps): Attempts {
	const id = newId(now());
	let attempts = 0;
	let signal: AbortSignal | undefined;
	return {
		id,
		signal: () => {
			signal ??= deadline();
			return signal;
		},
		nextToken: () => {
			attempts += 1;
			return attemptToken(id, attempts);
		},
	};
}
