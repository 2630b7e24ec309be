import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { isTicketNumber } from '../appointment/ticket-number.ts';
import type { ClientSearch } from '../client/search/client-index.ts';
import { searchWords } from '../client/search/search-words.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import { phoneNumber } from '../platform/phone-number.ts';
import { cursorIn, placeIn } from '../platform/table/cursor.ts';
import type { ClientDirectory } from './client-directory.ts';

const PAGE = 20;
const LIST = 'clients';
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

interface ListClientsDeps {
	readonly directory: Pick<ClientDirectory, 'newest' | 'search' | 'find'>;
	readonly appointments: Pick<AppointmentStore, 'findByTicket'>;
}

/** Client records: the newest, or those that a search finds. */
export const listClients =
	(deps: ListClientsDeps) =>
	async ({ query }: RequestFor<'listClients', 'query'>): Promise<ResultFor<'listClients'>> => {
		const { search = '', cursor, limit = String(PAGE) } = query;
		if (search.trim() !== '') return ok(await found(deps, search.trim()));
		const before = placeIn(LIST, cursor, PLACE);
		if (!before.ok) return before;
		const { clients, next } = await deps.directory.newest(Number(limit), before.value);
		return ok({ data: [...clients], ...(next === undefined ? {} : { nextCursor: cursorIn(LIST, next) }) });
	};

async function found({ directory, appointments }: ListClientsDeps, typed: string) {
	if (isTicketNumber(typed.toUpperCase())) {
		const visit = await appointments.findByTicket(typed.toUpperCase());
		const client = visit && (await directory.find(visit.userId));
		return { data: client ? [client] : [] };
	}
	const { clients, more } = await directory.search(searchOf(typed), PAGE);
	return { data: [...clients], ...(more ? { more } : {}) };
}

/** Four digits and more are a phone, whole or its end; everything else is words. */
export function searchOf(typed: string): ClientSearch {
	const digits = typed.replace(/[\s().+-]/g, '');
	if (!/^\d{4,15}$/.test(digits)) return { kind: 'words', words: searchWords(typed) };
	const number = phoneNumber(typed);
	return number === undefined ? { kind: 'digits', digits } : { kind: 'phone', number };
}
