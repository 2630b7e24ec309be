import { fingerprint } from '../attempt/request-fingerprint.ts';
import type { BookingWish } from './booking-command.ts';

/** Equal for requests with the same effect. Ignored fields do not count. */
export function requestFingerprint(request: BookingWish): string {
	const { serviceId, date, time, notes = '', psychologistId = '', forWhom = 'me', consents } = request;
	const { overBreak, arrived, outcome } = request;
	const isAtTheDesk = overBreak || arrived || outcome !== undefined;
	const atTheDesk = isAtTheDesk ? [overBreak === true, arrived === true, outcome ?? ''] : [];
	const agreed = [consents?.healthData === true, consents?.hostingAbroad === true];
	return fingerprint(serviceId, date, time, notes, psychologistId, forWhom, ...agreed, ...atTheDesk);
}
