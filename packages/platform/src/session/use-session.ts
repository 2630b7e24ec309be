import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store-hooks.ts';
import { forgetSession, logOut } from './log-out.ts';
import { checkSession } from './persist-session.ts';
import { type SessionState, secondFactorNoticeShown, sessionStarted, tokenIn } from './session.ts';
import { updateSession, writeSession } from './session-storage.ts';
import { type SessionUser, sessionUserOf } from './session-user.ts';

export const useSession = (): SessionState => useAppSelector(({ session }) => session);

/** The logged-in person, also while the check is pending or got no answer; `undefined` for a visitor. */
export const useSessionUser = (): SessionUser | undefined =>
	useAppSelector(({ session }) => ('user' in session ? session.user : undefined));

/** Starts a session from the answer of log-in or registration. Without `remember` it ends with the tab. */
export function useStartSession(): (
	answer: { readonly token: string; readonly user: SessionUser },
	options: { readonly remember: boolean },
) => void {
	const dispatch = useAppDispatch();
	return useCallback(
		({ token, user }, options) => {
			const session = { token, user: sessionUserOf(user) };
			writeSession(session, options);
			dispatch(sessionStarted(session));
		},
		[dispatch],
	);
}

/** Continues the session with another name or a new token, in the same storage, unless it ended meanwhile. */
export function useContinueSession(): (answer: { readonly token?: string; readonly user: SessionUser }) => void {
	const dispatch = useAppDispatch();
	const store = useAppStore();
	return useCallback(
		({ token, user }) => {
			const before = tokenIn(store.getState());
			if (before === undefined) return;
			const session = { token: token ?? before, user: sessionUserOf(user) };
			updateSession(before, session);
			dispatch(sessionStarted(session));
		},
		[dispatch, store],
	);
}

/** Logs out here, on the server and in every tab, and drops the cached answers. Works without a connection. */
export function useLogout(): () => void {
	const store = useAppStore();
	return useCallback(() => logOut(store), [store]);
}

/** Logs out without a call, after the server ended the session itself, as for a deleted account. */
export function useForgetSession(): () => void {
	const store = useAppStore();
	return useCallback(() => forgetSession(store), [store]);
}

/** Checks the session of this browser on the server, if there is one: after an action that ends sessions. */
export function useCheckSession(): () => void {
	const store = useAppStore();
	return useCallback(() => {
		if (tokenIn(store.getState()) !== undefined) void checkSession(store);
	}, [store]);
}

/** Whether a call was refused for lack of a second factor; `onNotified` records that the person was notified. */
export function useMissingSecondFactor(): { readonly isMissing: boolean; readonly onNotified: () => void } {
	const dispatch = useAppDispatch();
	const isMissing = useAppSelector(({ session }) => 'lacksSecondFactor' in session);
	return { isMissing, onNotified: useCallback(() => void dispatch(secondFactorNoticeShown()), [dispatch]) };
}
