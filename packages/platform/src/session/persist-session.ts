import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { verify as Verify } from '@tulia/contracts/identity/endpoints';
import { verify } from '@tulia/contracts/routes/identity';
import { problemIn } from '../api/api-error.ts';
import { baseApi } from '../api/base-api.ts';
import { requestFor } from '../api/request-for.ts';
import { dropPrefetched } from '../prefetch/prefetched-responses.ts';
import { purgeStaleData } from '../storage/personal-data.ts';
import { dropSessionTickets } from '../storage/saved-tickets.ts';
import type { AppStore } from '../store.ts';
import { clearUserData } from './clear-user-data.ts';
import { rememberLastUser } from './last-user.ts';
import { followLogOut } from './log-out.ts';
import { LOGOUT_KEY } from './logout-signal.ts';
import {
	type SessionState,
	sessionEnded,
	sessionFound,
	sessionStarted,
	sessionUnconfirmed,
	tokenIn,
} from './session.ts';
import { holdSessionLock } from './session-lock.ts';
import { clearSession, readSession, SESSION_KEY, type StoredSession, updateSession } from './session-storage.ts';
import { sessionUserOf } from './session-user.ts';
import { requestSharedSession, shareSession } from './share-session.ts';

/** Backoff between the checks of a stored token while the server does not answer, in milliseconds. */
const RETRY_AFTER = [1000, 3000, 9000] as const;

const sessionApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		verify: build.query<ResponseOf<typeof Verify>, void>({ query: () => requestFor(verify) }),
	}),
});

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Outcome = 'confirmed' | 'refused' | 'no_answer';

async function checkOnce(store: AppStore, { token }: StoredSession): Promise<Outcome> {
	const query = store.dispatch(
		sessionApi.endpoints.verify.initiate(undefined, { forceRefetch: true, subscribe: false }),
	);
	const { data, error } = await query;
	const { session } = store.getState();
	// A log-in or log-out happened meanwhile: the answer concerns the previous session.
	if (!('token' in session) || session.token !== token) return 'confirmed';
	// The cache still has an earlier answer beside the error of this check.
	if (data && !error) {
		const confirmed = { token, user: sessionUserOf(data) };
		updateSession(token, confirmed);
		store.dispatch(sessionStarted(confirmed));
		return 'confirmed';
	}
	const status = problemIn(error)?.status;
	return status === 401 || status === 403 ? 'refused' : 'no_answer';
}

/**
 * Checks the stored token on the server. Only 401 and 403 remove it; without an answer it retries, and after the last
 * attempt leaves the token unconfirmed (rule 2: an outage must not log everyone out).
 */
export async function checkSession(store: AppStore): Promise<void> {
	const stored = readSession();
	if (!stored) return void store.dispatch(sessionEnded(tokenIn(store.getState()) ? 'logged_out' : 'absent'));
	store.dispatch(sessionFound(stored));
	for (const pause of [0, ...RETRY_AFTER]) {
		if (pause > 0) await wait(pause);
		const outcome = await checkOnce(store, stored);
		if (outcome === 'confirmed') return;
		if (outcome === 'refused') return void store.dispatch(sessionEnded('refused'));
	}
	store.dispatch(sessionUnconfirmed());
}

const isSame = (one: StoredSession, { token, user }: StoredSession): boolean =>
	one.token === token && JSON.stringify(one.user) === JSON.stringify(user);

/** Follows a change of the stored session: another tab logged in or out, or has a new token or name. */
function followStored(store: AppStore): void {
	const stored = readSession();
	const { session } = store.getState();
	if (!stored || !('user' in session) || session.user.id !== stored.user.id) return void checkSession(store);
	// The other tab has it from the server. A check would unmount a guarded page, with its half-filled forms.
	if (!isSame(stored, session)) store.dispatch(sessionStarted(stored));
}

const personIn = (session: SessionState): string | undefined => ('user' in session ? session.user.id : undefined);

/** Removes the data of the previous person when the session ends or becomes that of another person. */
function forgetLast(store: AppStore, before: SessionState, now: SessionState): void {
	if (now.status === 'out' && 'token' in before) {
		clearSession(before.token);
		if (now.reason === 'logged_out') clearUserData(before.user.id);
		else dropSessionTickets(before.user.id);
	}
	if (now.status === 'in' && (before.status !== 'in' || before.user.id !== now.user.id)) rememberLastUser(now.user.id);
	if (personIn(before) === personIn(now)) return;
	holdSessionLock(personIn(now) !== undefined);
	if (personIn(before) === undefined) return;
	dropPrefetched();
	store.dispatch(baseApi.util.resetApiState());
}

/** Looks for a stored session, and otherwise requests one from the other tabs, unless a log-in happened meanwhile. */
async function begin(store: AppStore): Promise<void> {
	if (!readSession() && typeof BroadcastChannel === 'function') await requestSharedSession();
	if (store.getState().session.status === 'unknown') await checkSession(store);
}

/**
 * Synchronises the session of the store with the browser: restores a stored one, removes it when it ends, drops the
 * cached answers of the previous person and, on log-out, their form drafts, and follows a log-in or log-out in another
 * tab, also one that happened while this page was in the back-forward cache.
 *
 * @returns the cleanup function.
 */
export function persistSession(store: AppStore): () => void {
	purgeStaleData();
	let last = store.getState().session;
	const unsubscribe = store.subscribe(() => {
		const before = last;
		last = store.getState().session;
		if (last !== before) forgetLast(store, before, last);
	});
	const follow = ({ key, newValue, storageArea }: StorageEvent): void => {
		if (storageArea !== localStorage) return;
		if (key === LOGOUT_KEY && newValue) followLogOut(store, newValue);
		if (key === SESSION_KEY || key === null) followStored(store);
	};
	const onPageShow = ({ persisted }: PageTransitionEvent): void => {
		if (persisted) followStored(store);
	};
	window.addEventListener('storage', follow);
	window.addEventListener('pageshow', onPageShow);
	const stopOffering = shareSession();
	void begin(store);
	return () => {
		stopOffering();
		unsubscribe();
		window.removeEventListener('storage', follow);
		window.removeEventListener('pageshow', onPageShow);
	};
}
