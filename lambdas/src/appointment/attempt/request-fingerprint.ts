import { createHash } from 'node:crypto';
import type { AppointmentRequest, Move } from '@tulia/contracts/appointment/schemas';

const fingerprint = (...parts: readonly unknown[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The same for two requests that ask for the same thing. What is accepted and ignored does not count. */
export function requestFingerprint(request: Omit<AppointmentRequest, 'userId' | 'serviceTitle'>): string {
	const { serviceId, date, time, notes = '', psychologistId = '', forWhom = 'me', consents } = request;
	const agreed = [consents?.healthData === true, consents?.hostingAbroad === true];
	return fingerprint(serviceId, date, time, notes, psychologistId, forWhom, ...agreed);
}

/** The same for two moves of one appointment to the same time. */
export const moveFingerprint = (appointmentId: string, { date, time, psychologistId = '', version }: Move): string =>
	fingerprint('move', appointmentId, date, time, psychologistId, version);
