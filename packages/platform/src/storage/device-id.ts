import { tryStorage } from './try-storage.ts';

export const DEVICE_KEY = 'tulia.device';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The fallback where storage is refused; it lives as long as the page. */
let ofThisPage: string | undefined;

const stored = (): string | undefined => {
	const id = tryStorage(() => localStorage.getItem(DEVICE_KEY));
	return id && UUID.test(id) ? id : undefined;
};

/**
 * The random UUID of this browser, generated when it is first needed. By it a browser is counted once for likes and
 * views, and rate limits stay fair behind a shared connection. Tied to no account; the server stores only a pseudonym
 * of it.
 */
export function deviceId(): string {
	const id = stored() ?? ofThisPage ?? crypto.randomUUID();
	if (id !== ofThisPage) {
		ofThisPage = id;
		tryStorage(() => localStorage.setItem(DEVICE_KEY, id));
	}
	return id;
}
