import type { Location } from 'react-router-dom';

/** What a navigation to /login carries: why the person is there, and where they were going. */
export interface LoginState {
	/** Shown above the form, word for word. */
	readonly message?: string;
	/** Path, query and hash of this site to come back to. */
	readonly returnTo?: string;
	/** They came from the sign-up by its link to the log-in, which therefore does not lead them back there. */
	readonly hasAccount?: true;
}

/** Path, query and hash of a location, as a return path. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
	pathname + search + hash;

/** A return path is an address of this site: it begins with exactly one slash and has nothing a browser reads as another host. */
const isReturnPath = (value: unknown): value is string =>
	typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value);

/** Reads the state of a navigation to /login. It survives in the browser's history, so it is checked like any input. */
export function loginStateOf(state: unknown): LoginState {
	if (typeof state !== 'object' || state === null) return {};
	const { message, returnTo, hasAccount } = state as { readonly [key in keyof LoginState]?: unknown };
	return {
		...(typeof message === 'string' ? { message } : {}),
		...(isReturnPath(returnTo) ? { returnTo } : {}),
		...(hasAccount === true ? { hasAccount } : {}),
	};
}
