import { createAction, createReducer } from '@reduxjs/toolkit';
import type { SessionUser } from './session-user.ts';

/**
 * Why there is no session: none was stored, the check at the start refused it, a later call did (`expired`, which leads
 * to /login), or the person logged out, in this tab or another.
 */
export type EndReason = 'absent' | 'refused' | 'expired' | 'logged_out';

/**
 * - `unknown`: not checked yet; also in prerendered pages.
 * - `checking`: a stored token is being verified.
 * - `unconfirmed`: the check got no answer. The token stays stored: an outage logs nobody out.
 */
export type SessionState =
	| { readonly status: 'unknown' }
	| {
			readonly status: 'checking' | 'unconfirmed' | 'in';
			readonly token: string;
			readonly user: SessionUser;
			/** A call was refused because this member of staff has no second factor, and they have not been notified yet. */
			readonly lacksSecondFactor?: true;
	  }
	| { readonly status: 'out'; readonly reason: EndReason };

/** A token was found in storage, here or by another tab; it is valid once verified. */
export const sessionFound = createAction<{ readonly token: string; readonly user: SessionUser }>('session/found');
/** The server issued or confirmed this session. */
export const sessionStarted = createAction<{ readonly token: string; readonly user: SessionUser }>('session/started');
/** The check got no answer in several attempts. */
export const sessionUnconfirmed = createAction('session/unconfirmed');
export const sessionEnded = createAction<EndReason>('session/ended');
/** A call of staff was refused because of a missing second factor. */
export const secondFactorRequired = createAction('session/secondFactorRequired');
/** The person was notified. Another refusal notifies them again. */
export const secondFactorNoticeShown = createAction('session/secondFactorNoticeShown');

const initialState: SessionState = { status: 'unknown' };

/** A slice, because every call, the header, the guards and other tabs depend on it. */
export const sessionReducer = createReducer<SessionState>(initialState, (build) =>
	build
		.addCase(sessionFound, (_state, { payload }) => ({ status: 'checking', ...payload }))
		.addCase(sessionStarted, (_state, { payload }) => ({ status: 'in', ...payload }))
		.addCase(sessionUnconfirmed, (state) => (state.status === 'checking' ? { ...state, status: 'unconfirmed' } : state))
		.addCase(sessionEnded, (_state, { payload }) => ({ status: 'out', reason: payload }))
		.addCase(secondFactorRequired, (state) => ('token' in state ? { ...state, lacksSecondFactor: true } : state))
		.addCase(secondFactorNoticeShown, (state) => {
			if (!('token' in state)) return state;
			const { lacksSecondFactor: _shown, ...session } = state;
			return session;
		}),
);

/** The token to send, from the state of any store that has the session. */
export function tokenIn(state: unknown): string | undefined {
	const { session } = state as { readonly session: SessionState };
	return 'token' in session ? session.token : undefined;
}
