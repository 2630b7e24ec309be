/** What one of staff has, as the dashboard counts it. */
export interface Handed {
	/** The account. */
	readonly to: string;
	/** ISO UTC. */
	readonly since: string;
}
