import { createHash } from 'node:crypto';
import type { BookingWish } from '../book/booking-command.ts';
import type { MoveWish } from '../move/move.ts';

const fingerprint = (...parts: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Equal for requests with the same effect. Ignored fields do not count. */
export function requestFingerprint(request: BookingWish): string {
	const { serviceId, date, time, notes = '', psychologistId = '', forWhom = 'me', consents } = request;
	const { overBreak, arrived, outcome } = request;
	const isAtTheDesk = overBreak || arrived || outcome !== undefined;
	const atTheDesk = isAtTheDesk ? [overBreak === true, arrived === true, outcome ?? ''] : [];
	const agreed = [consents?.healthData === true, consents?.hostingAbroad === true];
	return fingerprint(serviceId, date, time, notes, psychologistId, forWhom, ...agreed, ...atTheDesk);
}

/** Equal for two orders of several visits with the same effect; `parts` in the order of the contract. */
export const orderFingerprint = (...parts: readonly unknown[]): string => fingerprint('order', ...parts);

/** Equal for two moves of one appointment to the same time. */
export const moveFingerprint = (
	appointmentId: string,
	{ date, time, psychologistId = '', overBreak, version }: MoveWish,
): string => fingerprint('move', appointmentId, date, time, psychologistId, version, ...(overBreak ? [overBreak] : []));
