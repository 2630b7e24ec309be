import { useCallback } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store-hooks.ts';
import { forgetSession, logOut } from './log-out.ts';
import { checkSession } from './persist-session.ts';
import { type SessionState, secondFactorNoticeShown, sessionStarted, tokenIn } from './session.ts';
import { updateSession, writeSession } from './session-storage.ts';
import { type SessionUser, sessionUserOf } from './session-user.ts';

/** The session as the page sees it. */
export const useSession = (): SessionState => useAppSelector(({ session }) => session);

/** The logged-in person, also while the check is under way or got no answer; `undefined` for a visitor. */
export const useSessionUser = (): SessionUser | undefined =>
	useAppSelector(({ session }) => ('user' in session ? session.user : undefined));

/** Starts a session from what login or register answered. Without `remember` it ends with the tab. */
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

/**
 * Goes on with the session under another name, or with the token that takes the place of its own; it stays where it is kept, for
 * this tab or for all of them. Nothing happens when it ended meanwhile.
 */
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

/** Logs out here, on the server and in every tab; what the session had loaded is forgotten. Works without a connection. */
export function useLogout(): () => void {
	const store = useAppStore();
	return useCallback(() => logOut(store), [store]);
}

/** The same after the server ended the session itself, as it does with an account that was deleted: there is no more to tell it. */
export function useForgetSession(): () => void {
	const store = useAppStore();
	return useCallback(() => forgetSession(store), [store]);
}

/** Asks the server whether the session of this browser, if there is one, still counts: after something that ends sessions. */
export function useCheckSession(): () => void {
	const store = useAppStore();
	return useCallback(() => {
		if (tokenIn(store.getState()) !== undefined) void checkSession(store);
	}, [store]);
}

/** Whether a call was just refused because this member of staff has no second factor; `onTold` notes that they were told. */
export function useMissingSecondFactor(): { readonly isMissing: boolean; readonly onTold: () => void } {
	const dispatch = useAppDispatch();
	const isMissing = useAppSelector(({ session }) => 'lacksSecondFactor' in session);
	return { isMissing, onTold: useCallback(() => void dispatch(secondFactorNoticeShown()), [dispatch]) };
}
