/** The state of a notice in one channel, as far as the order of events needs it. */
interface ChannelState<S extends string> {
	readonly state: S;
	readonly version: number;
	readonly attempt: number;
	readonly job?: string;
}

/**
 * Whether `news` should replace what is `known`: a later version, job or attempt does; within one attempt, the state
 * that says more. Ids of jobs sort by creation time.
 */
export function isLater<S extends string>(
	known: ChannelState<S> | undefined,
	news: ChannelState<S>,
	weight: Readonly<Record<S, number>>,
): boolean {
	if (!known) return true;
	if (news.version !== known.version) return news.version > known.version;
	if (news.job !== known.job) return (news.job ?? '') > (known.job ?? '');
	if (news.attempt !== known.attempt) return news.attempt > known.attempt;
	return weight[news.state] > weight[known.state];
}
