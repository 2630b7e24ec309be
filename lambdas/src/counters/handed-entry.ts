export interface Handed {
	/** The assignee's account. */
	readonly to: string;
	/** ISO UTC. */
	readonly since: string;
}
