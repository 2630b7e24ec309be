import { logout } from '@tulia/contracts/routes/identity';
import { deviceId } from '../storage/device-id.ts';

/**
 * Ends a session on the server too. Nobody waits for it, and it goes out even when the page is left; without a connection the
 * token dies of age, and this browser has forgotten it anyway.
 */
export function revokeOnServer(token: string): void {
	const { method, path } = logout;
	fetch(path, {
		method,
		headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-device-id': deviceId() },
		keepalive: true,
	}).catch(() => undefined);
}
