import type { ArticleCounts } from '@tulia/contracts/article/schemas';

/** The counting of a reader whom the document counted before there was an application, on its way. */
interface EarlyView {
	readonly id: string;
	/** `undefined` when no answer came. */
	readonly answer: Promise<ArticleCounts | undefined>;
}

declare global {
	interface Window {
		/** `taken`: the application counts from now on. On the window, because the script of the document is built apart. */
		tuliaEarlyView?: EarlyView | 'taken';
	}
}

/** Counts with `count`, unless the application has taken over, which counts by itself. */
export function countEarly(
	id: string,
	count: () => Promise<ArticleCounts | undefined>,
): Promise<ArticleCounts | undefined> {
	if (window.tuliaEarlyView !== undefined) return Promise.resolve(undefined);
	const answer = count();
	window.tuliaEarlyView = { id, answer };
	return answer;
}

/** The answer on its way for the article `id`, or `undefined` when nobody was counted yet: then the caller does it. Each is given once. */
export function takeEarlyView(id: string): EarlyView['answer'] | undefined {
	const early = window.tuliaEarlyView;
	window.tuliaEarlyView = 'taken';
	return early !== undefined && early !== 'taken' && early.id === id ? early.answer : undefined;
}
