import type { listUsers as endpoint } from '@tulia/contracts/user/endpoints';
import { statedAddress } from '../identity/confirmed-address.ts';
import { cursorIn, placeIn } from '../platform/cursor.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { ListedUser, UserStore } from './user-store.ts';

const PAGE = 20;
const LIST = 'users';
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

interface ListUsersDeps {
	readonly users: Pick<UserStore, 'newest' | 'findByEmail'>;
}

/** Accounts, newest first. A whole email address finds anybody, however long they have been here. */
export const listUsers =
	({ users }: ListUsersDeps) =>
	async ({ query }: Pick<Input<typeof endpoint>, 'query'>): Promise<HandlerResult<'listUsers'>> => {
		const { search = '', cursor, limit = String(PAGE) } = query;
		const wanted = search.trim().toLowerCase();
		if (wanted.includes('@')) {
			const found = await users.findByEmail(statedAddress(wanted, 'staff_search'));
			return ok({ data: found ? [found] : [] });
		}
		const before = placeIn(LIST, cursor, PLACE);
		if (!before.ok) return before;
		const count = Number(limit);
		const name = wanted === '' ? undefined : wanted;
		return ok(pageOf(await users.newest({ count: count + 1, before: before.value, name }), count));
	};

function pageOf(found: readonly ListedUser[], count: number) {
	const rows = found.slice(0, count);
	const last = rows.at(-1);
	return {
		data: rows.map(({ user }) => user),
		...(last && found.length > count ? { nextCursor: cursorIn(LIST, last.place) } : {}),
	};
}
