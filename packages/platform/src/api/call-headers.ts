import { deviceId } from '../storage/device-id.ts';

/** Timeout of a call, in milliseconds (R10). */
export const CALL_TIMEOUT = 30_000;

/** The headers of a call, of the application and before hydration. */
export const callHeaders = (token?: string): Readonly<Record<string, string>> => ({
	accept: 'application/json',
	...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** The headers of a call that changes something: limits and counts are kept for a browser. */
export const changeHeaders = (token?: string): Readonly<Record<string, string>> => ({
	...callHeaders(token),
	'x-device-id': deviceId(),
});
