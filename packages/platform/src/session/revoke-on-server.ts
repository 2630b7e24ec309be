import { logout } from '@tulia/contracts/routes/identity';
import { deviceId } from '../storage/device-id.ts';

/**
 * Ends a session on the server, without waiting and even while the page unloads. Without a connection the token expires
 * by itself; this browser has removed it already.
 */
export function revokeOnServer(token: string): void {
	const { method, path } = logout;
	fetch(path, {
		method,
		headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-device-id': deviceId() },
		keepalive: true,
	}).catch(() => undefined);
}
