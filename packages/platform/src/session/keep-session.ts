import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { verify as Verify } from '@tulia/contracts/identity/endpoints';
import { verify } from '@tulia/contracts/routes/identity';
import { problemIn } from '../api/api-error.ts';
import { baseApi } from '../api/base-api.ts';
import { requestFor } from '../api/request-for.ts';
import type { AppStore } from '../store.ts';
import { forgetVisit } from './forget-visit.ts';
import { sessionEnded, sessionFound, sessionStarted, sessionUnconfirmed, tokenIn } from './session.ts';
import { clearSession, readSession, SESSION_KEY, type StoredSession, updateSession } from './session-storage.ts';

/** Waits between the checks of a stored token while the server gives no answer, milliseconds. */
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
	// Meanwhile somebody logged in or out: the answer is about a session that is gone.
	if (!('token' in session) || session.token !== token) return 'confirmed';
	if (data) {
		const confirmed = { token, user: { id: data.id, name: data.name, role: data.role } };
		updateSession(token, confirmed);
		store.dispatch(sessionStarted(confirmed));
		return 'confirmed';
	}
	const status = problemIn(error)?.status;
	return status === 401 || status === 403 ? 'refused' : 'no_answer';
}

/**
 * Asks the server whose stored token this is. Only 401 and 403 remove it; while there is no answer it asks again, and
 * after the last attempt keeps the token, unconfirmed (decision 2: an outage must not log everyone out).
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

/**
 * Ties the session of the store to the browser: looks for a stored one, forgets it when it ends, drops every answer that
 * belonged to the last person and, on logging out, what they had half filled in, and follows a log-in or log-out in another tab.
 *
 * @returns what undoes it.
 */
export function keepSession(store: AppStore): () => void {
	let last = store.getState().session;
	const unsubscribe = store.subscribe(() => {
		const before = last;
		last = store.getState().session;
		if (last.status !== 'out' || !('token' in before)) return;
		clearSession(before.token);
		if (last.reason === 'logged_out') forgetVisit();
		store.dispatch(baseApi.util.resetApiState());
	});
	const follow = ({ key, storageArea }: StorageEvent): void => {
		if (storageArea === localStorage && (key === SESSION_KEY || key === null)) void checkSession(store);
	};
	window.addEventListener('storage', follow);
	void checkSession(store);
	return () => {
		unsubscribe();
		window.removeEventListener('storage', follow);
	};
}
