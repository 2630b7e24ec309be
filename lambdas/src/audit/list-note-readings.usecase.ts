import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { cursorIn, placeIn } from '../platform/lists/cursor.ts';
import { PLACE_IN_AUDIT } from './list-audit.usecase.ts';
import type { NoteReadings } from './note-readings.ts';
import { type ShowEntriesDeps, showEntries } from './show-entries.usecase.ts';

type Query = RequestFor<'listNoteReadings', 'query'>['query'];

const PAGE = 50;
const WHICH = 'Ask for a client or for a reader, and not for both';

export interface ListNoteReadingsDeps extends ShowEntriesDeps {
	readonly readings: NoteReadings;
}

/** The readings of one client's notes, or by one member of staff, newest first. */
export const listNoteReadings =
	(deps: ListNoteReadingsDeps) =>
	async ({ query }: RequestFor<'listNoteReadings', 'query'>): Promise<ResultFor<'listNoteReadings'>> => {
		const whose = whoseIn(query);
		if (!whose.ok) return whose;
		const { cursor, limit = String(PAGE) } = query;
		const list = `note readings ${whose.value.from} ${whose.value.id}`;
		const before = placeIn(list, cursor, PLACE_IN_AUDIT);
		if (!before.ok) return before;
		const count = Number(limit);
		const { from, id } = whose.value;
		const found = await deps.readings[from](id, { before: before.value, count: count + 1 });
		const rows = found.slice(0, count);
		const last = rows.at(-1);
		return ok({
			data: await showEntries(deps, rows),
			...(last && found.length > count ? { nextCursor: cursorIn(list, last.place) } : {}),
		});
	};

interface Whose {
	readonly from: keyof NoteReadings;
	readonly id: string;
}

function whoseIn({ client, reader }: Pick<Query, 'client' | 'reader'>): Result<Whose, 'invalid_request'> {
	if (client !== undefined && reader === undefined) return ok({ from: 'ofClient', id: client });
	if (client === undefined && reader !== undefined) return ok({ from: 'byReader', id: reader });
	return refuse('invalid_request', { errors: [{ field: 'client', message: WHICH }] });
}
