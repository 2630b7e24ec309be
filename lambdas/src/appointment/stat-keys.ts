import { dayOf } from '../availability/centre-time.ts';
import { figureKeys } from '../dashboard/figure-keys.ts';
import { type Appointment, compactMonth } from './appointment-item.ts';

/**
 * Where an appointment is counted: in the month it takes place in (the month index can then be recounted against it,
 * promise P7), first, and in the figures of all time.
 */
export function statKeys({ id, startAt }: Pick<Appointment, 'id' | 'startAt'>) {
	const { month, ever } = figureKeys(id, compactMonth(dayOf(new Date(startAt))));
	return [month, ever] as const;
}
