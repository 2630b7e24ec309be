import { type Refused, refuse } from '../platform/http/result.ts';
import { dayErrors } from '../register/moment-errors.ts';

/** As the register of requests has it: nobody asks after today, or long ago. */
export function refuseAskedOn(askedOn: string, now: Date): Refused<'invalid_request'> | undefined {
	const errors = dayErrors('askedOn', askedOn, now);
	return errors.length > 0 ? refuse('invalid_request', { errors }) : undefined;
}
