import { textsOf } from '@tulia/contracts/appointment/written-texts';
import { fingerprint } from '../attempt/request-fingerprint.ts';
import type { BookingInput } from './booking-command.ts';

/**
 * Equal for requests with the same effect. Ignored fields do not count. The texts that requests did not always have are
 * at the end, by name, and only when given: the fingerprints of older requests stay as they are.
 */
export function requestFingerprint(request: BookingInput): string {
	const { notes = '', ...texts } = textsOf(request);
	const { serviceId, date, time, psychologistId = '', forWhom = 'me', consents } = request;
	const { overBreak, arrived, outcome } = request;
	const isAtTheDesk = overBreak || arrived || outcome !== undefined;
	const atTheDesk = isAtTheDesk ? [overBreak === true, arrived === true, outcome ?? ''] : [];
	const agreed = [consents?.healthData === true, consents?.hostingAbroad === true];
	return fingerprint(
		serviceId,
		date,
		time,
		notes,
		psychologistId,
		forWhom,
		...agreed,
		...atTheDesk,
		...Object.entries(texts),
	);
}
