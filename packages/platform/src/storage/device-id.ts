import { tryStorage } from './try-storage.ts';

export const DEVICE_KEY = 'tulia.device';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Where storage is refused the id lives as long as the page. */
let ofThisPage: string | undefined;

const stored = (): string | undefined => {
	const id = tryStorage(() => localStorage.getItem(DEVICE_KEY));
	return id && UUID.test(id) ? id : undefined;
};

/**
 * The name this browser gives itself, made when it is first needed: it counts a like or a view once and keeps limits fair
 * among those who share a connection. A random UUID, tied to no account; the server keeps a pseudonym of it only.
 */
export function deviceId(): string {
	const id = stored() ?? ofThisPage ?? crypto.randomUUID();
	if (id !== ofThisPage) {
		ofThisPage = id;
		tryStorage(() => localStorage.setItem(DEVICE_KEY, id));
	}
	return id;
}
