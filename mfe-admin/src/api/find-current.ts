import { problemIn, refusalIn } from '@tulia/platform';

const STATES = ['new', 'answered', 'done', 'spam'] as const;
export type EntryState = (typeof STATES)[number];

const isState = (text: string | undefined): text is EntryState => STATES.some((state) => state === text);

interface Page<Row> {
	readonly data?: { readonly data: readonly Row[] } | undefined;
}

/**
 * What an entry of the inbox has become when somebody else was first: the refusal says in which list it stands now, and a
 * person has to see what was written there before writing again.
 */
export async function findCurrent<Row extends { readonly id: string }>(
	id: string,
	error: unknown,
	listOf: (state: EntryState) => PromiseLike<Page<Row>>,
): Promise<Row | undefined> {
	const state = refusalIn(error) === 'changed_meanwhile' ? problemIn(error)?.current?.status : undefined;
	if (!isState(state)) return undefined;
	const { data } = await listOf(state);
	return data?.data.find((row) => row.id === id);
}
