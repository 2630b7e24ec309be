/** What a walk as a test client asks of the table of its stage, so that nothing of it is counted. `id`: of the run. */
export interface TestClientTraces {
	/** Before the client is made. */
	begin(id: string): Promise<void>;
	/** Before its account is erased: the figures are as if there had been neither client nor visit. */
	uncount(id: string): Promise<void>;
	/** After its account was erased. */
	end(id: string): Promise<void>;
	/** Where the walk failed: all of it, without the site. */
	remove(id: string): Promise<void>;
	/** What walks left that were killed; answers how many. */
	removeEarlier(): Promise<number>;
}
