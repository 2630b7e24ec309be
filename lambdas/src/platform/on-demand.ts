import { memoizeAsync } from './memoize-async.ts';

/** A function that is loaded with its first call (decision 050). A failed load is retried with the next call. */
export function onDemand<Given extends readonly unknown[], Answer>(
	load: () => Promise<(...given: Given) => Promise<Answer>>,
): (...given: Given) => Promise<Answer> {
	const loaded = memoizeAsync(load);
	return async (...given) => (await loaded())(...given);
}
