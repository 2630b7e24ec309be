import type { AppStore } from '../store.ts';
import { notifyOtherTabs } from './logout-signal.ts';
import { revokeOnServer } from './revoke-on-server.ts';
import { sessionEnded } from './session.ts';

interface Ended {
	readonly token: string;
	readonly userId: string;
}

function end(store: AppStore): Ended | undefined {
	const { session } = store.getState();
	if (!('token' in session)) return undefined;
	store.dispatch(sessionEnded('logged_out'));
	return { token: session.token, userId: session.user.id };
}

/** Logs this person out in every tab of this browser, after the server has ended the session itself. */
export function forgetSession(store: AppStore): void {
	const ended = end(store);
	if (ended) notifyOtherTabs(ended.userId);
}

/** Logs this person out on the server and in every tab of this browser. */
export function logOut(store: AppStore): void {
	const ended = end(store);
	if (!ended) return;
	revokeOnServer(ended.token);
	notifyOtherTabs(ended.userId);
}

/** Follows a log-out in another tab: ends a session of the same person that this tab holds under another token. */
export function followLogOut(store: AppStore, userId: string): void {
	const { session } = store.getState();
	if (!('user' in session) || session.user.id !== userId) return;
	const ended = end(store);
	if (ended) revokeOnServer(ended.token);
}
