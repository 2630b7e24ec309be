/**
 * The changes of the stage's table around a walk as a test client, so that it is not counted. `id`: the id of the run.
 */
export interface TestClientTraces {
	/** Before the client is created. */
	begin(id: string): Promise<void>;
	/** Removes client and visit from the figures, before the account is erased. */
	uncount(id: string): Promise<void>;
	/** Ends the walk after the account of its client was erased. */
	end(id: string): Promise<void>;
	/** Removes all traces of a failed walk in the table, without requests to the site. */
	remove(id: string): Promise<void>;
	/** Removes the traces of walks that were killed, and returns the number of these walks. */
	removeEarlier(): Promise<number>;
}
