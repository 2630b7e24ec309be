import { dayOf } from '@tulia/centre/clock';
import { addDays, daysBetween } from '@tulia/centre/day';
import type { Appointment } from '../appointment.ts';

/** A visit and the later ones of its series that are still to come, soonest first. */
export const followingVisits = (visit: Appointment, ofSeries: readonly Appointment[]): readonly Appointment[] =>
	ofSeries
		.filter(({ id, status, startAt }) => status === 'confirmed' && (id === visit.id || startAt > visit.startAt))
		.sort((a, b) => a.startAt.localeCompare(b.startAt));

/** Every visit is moved by as many days as the first: its weekday changes with it, and the rhythm stays. */
export const movedDay = (
	visit: Pick<Appointment, 'startAt'>,
	first: Pick<Appointment, 'startAt'>,
	to: string,
): string => addDays(startDay(visit), daysBetween(startDay(first), to));

const startDay = ({ startAt }: Pick<Appointment, 'startAt'>): string => dayOf(new Date(startAt));
