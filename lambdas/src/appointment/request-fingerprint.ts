import { createHash } from 'node:crypto';
import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';

/** The same for two requests that ask for the same thing. What is accepted and ignored does not count. */
export function requestFingerprint(request: AppointmentRequest): string {
	const { serviceId, date, time, notes = '', psychologistId = '', forWhom = 'me' } = request;
	return createHash('sha256')
		.update(JSON.stringify([serviceId, date, time, notes, psychologistId, forWhom]))
		.digest('hex');
}
