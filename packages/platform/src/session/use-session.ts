import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import { type SessionState, type SessionUser, sessionEnded, sessionStarted } from './session.ts';
import { writeSession } from './session-storage.ts';

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
			const session = { token, user: { id: user.id, name: user.name, role: user.role } };
			writeSession(session, options);
			dispatch(sessionStarted(session));
		},
		[dispatch],
	);
}

/** Ends the session here and in every tab that shares it; what it had loaded is forgotten. */
export function useLogout(): () => void {
	const dispatch = useAppDispatch();
	return useCallback(() => void dispatch(sessionEnded('logged_out')), [dispatch]);
}
