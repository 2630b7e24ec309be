/** A sender's lease on a reminder is 5 seconds at most; a change waits a little longer and no more (promise N4). */
const LONGEST_WAIT_MS = 6000;

/** Adds up how long one change has waited for senders. False when the next wait would exceed the budget. */
export function waitBudget(): (milliseconds: number) => boolean {
	let waited = 0;
	return (milliseconds) => {
		waited += milliseconds;
		return waited <= LONGEST_WAIT_MS;
	};
}
