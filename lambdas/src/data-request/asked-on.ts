import { dayOf } from '@tulia/centre/clock';
import { isDay } from '@tulia/centre/day';
import { type Refused, refuse } from '../platform/http/result.ts';

/** Nobody asks on a day that is not in the calendar, or after today. */
export function refuseAskedOn(askedOn: string, now: Date): Refused<'invalid_request'> | undefined {
	const message = isDay(askedOn) ? AFTER_TODAY : 'This day is not in the calendar';
	return isDay(askedOn) && askedOn <= dayOf(now)
		? undefined
		: refuse('invalid_request', { errors: [{ field: 'askedOn', message }] });
}

const AFTER_TODAY = 'This day is still to come';
