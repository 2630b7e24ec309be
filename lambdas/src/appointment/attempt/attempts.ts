import type { AttemptDeps, Attempts } from '../book/booking-command.ts';
import { attemptToken } from './attempt-token.ts';

/** A fresh id, a deadline that starts later, and tokens derived from the id. */
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
