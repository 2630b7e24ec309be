import { logout } from '@tulia/contracts/routes/identity';
import { changeHeaders } from '../api/call-headers.ts';

/**
 * Ends a session on the server, without waiting and even while the page unloads. Without a connection the token expires
 * by itself; this browser has removed it already.
 */
export function revokeOnServer(token: string): void {
	const { method, path } = logout;
	fetch(path, { method, headers: changeHeaders(token), keepalive: true }).catch(() => undefined);
}
