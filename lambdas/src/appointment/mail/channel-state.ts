/** What is known of a notice in one channel, as far as it decides which news count. */
interface ChannelState<S extends string> {
	readonly state: S;
	readonly version: number;
	readonly attempt: number;
	readonly job?: string;
}

/**
 * Whether `news` should replace what is `known`: a later version, job or attempt does; of one attempt, what tells more. Ids of
 * jobs sort by the time they were made.
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
