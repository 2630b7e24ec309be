import { useSearchParams } from '@tulia/platform';

/** A list by state, as the address says it: it survives a reload, Back, and being sent to a colleague. */
export interface StateList<S extends string> {
	readonly state: S;
	/** Where the page that is looked at begins; absent on the first. */
	readonly cursor: string | undefined;
	/** Counted from 1. */
	readonly page: number;
	readonly showState: (state: S) => void;
	readonly showPage: (page: number, nextCursor: string | undefined) => void;
}

/** The contract's limit. */
const MAX_CURSOR = 512;

const cursorsIn = (params: URLSearchParams): readonly string[] =>
	params.getAll('after').filter((cursor) => cursor !== '' && cursor.length <= MAX_CURSOR);

/** Reads and writes `state` and `after` of the address. What else the address says stays, but for the open entry. */
export function useStateList<S extends string>(states: readonly [S, ...S[]]): StateList<S> {
	const [params, setParams] = useSearchParams();
	const asked = params.get('state');
	const state = states.find((each) => each === asked) ?? states[0];
	const after = cursorsIn(params);

	function show(next: S, cursors: readonly string[]): void {
		const changed = new URLSearchParams(params);
		for (const name of ['state', 'after', 'open']) changed.delete(name);
		if (next !== states[0]) changed.set('state', next);
		for (const cursor of cursors) changed.append('after', cursor);
		setParams(changed);
	}

	return {
		state,
		cursor: after.at(-1),
		page: after.length + 1,
		showState: (next) => show(next, []),
		showPage: (page, nextCursor) => {
			const isNext = page > after.length + 1 && nextCursor !== undefined;
			show(state, isNext ? [...after, nextCursor] : after.slice(0, page - 1));
		},
	};
}
