import { problemIn, refusalIn } from '@tulia/platform';
import { type LoadedList, patchRow, type Store } from './patch-lists.ts';

const STATES = ['new', 'answered', 'done', 'spam'] as const;
export type InboxState = (typeof STATES)[number];

const isState = (text: string | undefined): text is InboxState => STATES.some((state) => state === text);

interface Row {
	readonly id: string;
}
interface Page<R extends Row> {
	readonly data: readonly R[];
}

/** A list of what strangers wrote, by state. */
export interface LoadedInbox<Args, R extends Row, P extends Page<R>> extends LoadedList<Args, P> {
	/** Refetches the rows of a state. */
	readonly load: (dispatch: Store['dispatch'], state: InboxState) => PromiseLike<{ readonly data?: P | undefined }>;
}

/** What `onQueryStarted` is called with. */
interface Lifecycle<R extends Row> extends Store {
	readonly queryFulfilled: PromiseLike<{ readonly data: R }>;
}

/**
 * What is fetched again after a change. How many wait is counted by the server, and a colleague may have been first: the
 * dashboard is asked again whatever was answered. What is gone is gone from the list too.
 */
export const tagsAfterInboxChange =
	<Tag extends string>(tag: Tag) =>
	(_result: unknown, error: unknown): readonly (Tag | 'Dashboard')[] =>
		refusalIn(error) === 'not_found' ? [tag, 'Dashboard'] : ['Dashboard'];

/**
 * The row as the answer says it is, or as somebody else has left it meanwhile, in its place in every cached page: a person has
 * to see what was written there before writing again.
 */
export async function patchChanged<Args, R extends Row, P extends Page<R>>(
	list: LoadedInbox<Args, R, P>,
	{ id }: Row,
	{ queryFulfilled, ...store }: Lifecycle<R>,
): Promise<void> {
	const row = await queryFulfilled.then(
		({ data }) => data,
		({ error }: { readonly error: unknown }) => findCurrent(list, id, error, store),
	);
	if (row) patchRow(list, row, store);
}

/** Where somebody else was first, the refusal says in which list the row stands now. */
async function findCurrent<Args, R extends Row, P extends Page<R>>(
	{ load }: LoadedInbox<Args, R, P>,
	id: string,
	error: unknown,
	{ dispatch }: Store,
): Promise<R | undefined> {
	const state = refusalIn(error) === 'changed_meanwhile' ? problemIn(error)?.current?.status : undefined;
	if (!isState(state)) return undefined;
	const { data } = await load(dispatch, state);
	return data?.data.find((row) => row.id === id);
}
