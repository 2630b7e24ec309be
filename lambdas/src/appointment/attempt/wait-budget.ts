/** A sender holds a reminder for 5 seconds at most; a change waits a little longer and no more (promise N4). */
const LONGEST_WAIT_MS = 6000;

/** How long one change has waited for senders so far. Answers false when its budget would not last. */
export function waitBudget(): (milliseconds: number) => boolean {
	let waited = 0;
	return (milliseconds) => {
		waited += milliseconds;
		return waited <= LONGEST_WAIT_MS;
	};
}
