import { createAction, createReducer } from '@reduxjs/toolkit';
import type { SessionUser } from './session-user.ts';

/**
 * Why there is no session: none was stored, the check at the start refused it, a later call did (`expired`, which leads to
 * /login), or somebody logged out, in this tab or another.
 */
export type EndReason = 'absent' | 'refused' | 'expired' | 'logged_out';

/**
 * - `unknown`: nobody looked yet; also what a prerendered page says.
 * - `checking`: a stored token is being verified.
 * - `unconfirmed`: the check got no answer. The token is kept: an outage logs nobody out.
 */
export type SessionState =
	| { readonly status: 'unknown' }
	| {
			readonly status: 'checking' | 'unconfirmed' | 'in';
			readonly token: string;
			readonly user: SessionUser;
			/** A call was refused because this member of staff has no second factor, and nobody has told them yet. */
			readonly lacksSecondFactor?: true;
	  }
	| { readonly status: 'out'; readonly reason: EndReason };

/** A token was found in storage, here or written by another tab; it counts once it was verified. */
export const sessionFound = createAction<{ readonly token: string; readonly user: SessionUser }>('session/found');
/** The server issued or confirmed this session. */
export const sessionStarted = createAction<{ readonly token: string; readonly user: SessionUser }>('session/started');
/** The check got no answer in several attempts. */
export const sessionUnconfirmed = createAction('session/unconfirmed');
export const sessionEnded = createAction<EndReason>('session/ended');
/** A call of staff was refused for want of a second factor. */
export const secondFactorRequired = createAction('session/secondFactorRequired');
/** The person knows. Another refusal says it again. */
export const secondFactorNoticeShown = createAction('session/secondFactorNoticeShown');

const initialState: SessionState = { status: 'unknown' };

/** A slice, because every call, the header, the guards and other tabs follow it, not one component. */
export const sessionReducer = createReducer<SessionState>(initialState, (build) =>
	build
		.addCase(sessionFound, (_state, { payload }) => ({ status: 'checking', ...payload }))
		.addCase(sessionStarted, (_state, { payload }) => ({ status: 'in', ...payload }))
		.addCase(sessionUnconfirmed, (state) => (state.status === 'checking' ? { ...state, status: 'unconfirmed' } : state))
		.addCase(sessionEnded, (_state, { payload }) => ({ status: 'out', reason: payload }))
		.addCase(secondFactorRequired, (state) => ('token' in state ? { ...state, lacksSecondFactor: true } : state))
		.addCase(secondFactorNoticeShown, (state) => {
			if (!('token' in state)) return state;
			const { lacksSecondFactor: _told, ...session } = state;
			return session;
		}),
);

/** The token to send, from the state of any store that has the session. */
export function tokenIn(state: unknown): string | undefined {
	const { session } = state as { readonly session: SessionState };
	return 'token' in session ? session.token : undefined;
}
