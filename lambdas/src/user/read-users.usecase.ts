import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { cursorIn, placeIn } from '../platform/lists/cursor.ts';
import type { ListedUser, UserStore } from './user-store.ts';

const PAGE = 20;

const LIST = 'users';

const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[A-Za-z0-9-]{1,64}$/;

interface ListUsersDeps {
	readonly users: Pick<UserStore, 'newest' | 'findByEmail'>;
}

/** Accounts, newest first. A whole email address finds any account, of any age. */
export const listUsers =
	({ users }: ListUsersDeps) =>
	async ({ query }: RequestFor<'listUsers', 'query'>): Promise<ResultFor<'listUsers'>> => {
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

export interface GetUserDeps {
	readonly users: Pick<UserStore, 'find'>;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
}

/** One account and its appointments, latest first. */
export const getUser =
	({ users, appointments }: GetUserDeps) =>
	async ({ params }: RequestFor<'getUser', 'params'>): Promise<ResultFor<'getUser'>> => {
		const [user, held] = await Promise.all([users.find(params.id), appointments.listOf(params.id)]);
		if (!user) return refuse('not_found');
		return ok({
			user,
			appointments: [...held].reverse().map((one) => adminAppointment(one, user)),
		});
	};
