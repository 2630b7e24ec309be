import { textsOf } from '@tulia/contracts/appointment/written-texts';
import { fingerprint } from '../attempt/fingerprint.ts';
import type { BookingInput } from './booking-command.ts';

/**
 * The fingerprint of a booking: equal for requests with the same effect. Fields added to the contract later are at the
 * end, and only when given, so that the fingerprints of older requests do not change.
 */
export function bookingFingerprint(request: BookingInput): string {
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
