/**
 * The changes of the stage's table around a walk as a test client, so that it is not counted. `id`: the id of the run.
 */
export interface TestClientTraces {
	/** Before the client is created. */
	begin(id: string): Promise<void>;
	/** Before its account is erased: removes client and visit from the figures. */
	uncount(id: string): Promise<void>;
	/** After its account was erased. */
	end(id: string): Promise<void>;
	/** After a failed walk: the whole removal, without the site. */
	remove(id: string): Promise<void>;
	/** Removes what killed walks left; returns how many. */
	removeEarlier(): Promise<number>;
}
