import type { Location } from 'react-router-dom';

/** The state of a navigation to /login: the reason, and the destination after the log-in. */
export interface LoginState {
	/** Shown verbatim above the form. */
	readonly message?: string;
	/** Path, query and hash of this site to return to. */
	readonly returnTo?: string;
	/** The person came by the link on the sign-up page, so the log-in does not return them to it. */
	readonly hasAccount?: true;
}

/** Path, query and hash of a location, as a return path. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
	pathname + search + hash;

/** A return path is an address of this site: exactly one slash first, and nothing a browser reads as another host. */
const isReturnPath = (value: unknown): value is string =>
	typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value);

/** Parses the state of a navigation to /login, which the browser's history stores, so it is validated. */
export function loginStateOf(state: unknown): LoginState {
	if (typeof state !== 'object' || state === null) return {};
	const { message, returnTo, hasAccount } = state as { readonly [key in keyof LoginState]?: unknown };
	return {
		...(typeof message === 'string' ? { message } : {}),
		...(isReturnPath(returnTo) ? { returnTo } : {}),
		...(hasAccount === true ? { hasAccount } : {}),
	};
}
