import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { isClientOf } from '../../appointment/desk/seen-by-staff.usecase.ts';
import { limitedTo } from '../../appointment/read/staff-scope.ts';
import { isTicketNumber } from '../../appointment/ticket-number.ts';
import type { ClientSearch } from '../../client/search/client-index.ts';
import { searchWords } from '../../client/search-words.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok } from '../../platform/http/result.ts';
import { cursorIn, placeIn } from '../../platform/lists/cursor.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import type { ClientDirectory } from './client-directory.ts';

const PAGE = 20;
const LIST = 'clients';
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

interface ListClientsDeps {
	readonly directory: Pick<ClientDirectory, 'newest' | 'search' | 'find'>;
	readonly appointments: Pick<AppointmentStore, 'findByTicket' | 'latestOf' | 'between'>;
	readonly now: () => Date;
}

/** The newest client records, or those that match a search. A psychologist sees only their own clients. */
export const listClients =
	(deps: ListClientsDeps) =>
	async ({
		query,
		caller,
	}: RequestFor<'listClients', 'query' | 'caller', 'roles' | 'psychologistId'>): Promise<ResultFor<'listClients'>> => {
		const { search = '', cursor, limit = String(PAGE) } = query;
		const own = limitedTo(caller);
		if (search.trim() !== '') return ok(await ownAmong(deps, await found(deps, search.trim()), own));
		if (own !== undefined) return ok(await listOwn(deps, own));
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

type Found = Awaited<ReturnType<typeof found>>;

/** Filters for clients of the psychologist, and hides that others match. */
async function ownAmong({ appointments }: ListClientsDeps, all: Found, own: string | undefined): Promise<Found> {
	if (own === undefined) return all;
	const isOwn = await Promise.all(all.data.map(({ id }) => isClientOf(appointments, id, own)));
	return { data: all.data.filter((_client, at) => isOwn[at]) };
}

/** Days before and after today whose clients a psychologist sees in the list. Searching finds others. */
const OWN_DAYS = 90;
const OWN_CLIENTS = 100;

/** A psychologist's clients, sorted by their latest visit. */
async function listOwn({ appointments, directory, now }: ListClientsDeps, own: string): Promise<Found> {
	const today = dayOf(now());
	const visits = await appointments.between(addDays(today, -OWN_DAYS), addDays(today, OWN_DAYS));
	const latest = visits.filter(({ psychologistId }) => psychologistId === own).toReversed();
	const ids = [...new Set(latest.map(({ userId }) => userId))].slice(0, OWN_CLIENTS);
	const clients = await Promise.all(ids.map((id) => directory.find(id)));
	return { data: clients.filter((client) => client !== undefined) };
}

/** Four digits or more are a phone number or its end; everything else is words. */
export function searchOf(typed: string): ClientSearch {
	const digits = typed.replace(/[\s().+-]/g, '');
	if (!/^\d{4,15}$/.test(digits)) return { kind: 'words', words: searchWords(typed) };
	const number = phoneNumber(typed);
	return number === undefined ? { kind: 'digits', digits } : { kind: 'phone', number };
}
