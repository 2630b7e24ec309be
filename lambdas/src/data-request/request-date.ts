import { type Refused, refuse } from '../platform/http/result.ts';
import { dayErrors } from '../register/moment-errors.ts';

/** Refuses a date of a request in the future or too long ago, as the register does. */
export function refuseRequestDate(askedOn: string, now: Date): Refused<'invalid_request'> | undefined {
	const errors = dayErrors('askedOn', askedOn, now);
	return errors.length > 0 ? refuse('invalid_request', { errors }) : undefined;
}
