import { timeOf, wallTime } from '@tulia/centre/clock';
import { longDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { CentreHours } from './centre-hours.ts';
import type { FreeInterval } from './free-intervals.ts';
import type { DayPlan, Person } from './plan-days.ts';

/** The text for screen readers that follows start and name: end, psychologist and status. */
export function announcedAfterName(visit: AdminAppointment, isDisplaced: boolean): string {
	const status = isDisplaced ? 'to be moved' : statusWords(visit);
	return `, until ${timeOf(new Date(visit.endsAt))}, ${visit.psychologist}, ${status}`;
}

const statusWords = ({ status, keptFree, user }: AdminAppointment): string =>
	keptFree ? `after the visit of ${user.name} was cancelled` : status;

/** The text on a block: the client's name, or that the time is kept free. */
export const blockName = ({ keptFree, user }: Pick<AdminAppointment, 'keptFree' | 'user'>): string =>
	keptFree ? 'Kept free' : user.name;

/** `10:30 AM to 11:30 AM` */
export const spanWords = ({ scheduledFor, endsAt }: Pick<AdminAppointment, 'scheduledFor' | 'endsAt'>): string =>
	`${timeOf(new Date(scheduledFor))} to ${timeOf(new Date(endsAt))}`;

/** `Book 2:00 PM with Amina Hassan` */
export const bookWords = (start: number, { name }: Person): string => `Book ${wallTime(start)} with ${name}`;

/** `free until 3:00 PM` */
export const freeWords = ({ until }: FreeInterval): string => `free until ${wallTime(until)}`;

/** A name on two lines: first name, and the rest. */
export function nameParts(name: string): { readonly first: string; readonly rest: string } {
	const [first = name, ...rest] = name.split(' ');
	return { first, rest: rest.join(' ') };
}

const CLOSED = { holiday: 'Public holiday', closure: 'Closed', week: 'Closed' } as const;

/** The reason why a day is closed and the kind of closure, for two lines. */
export const closedWords = (centre: CentreHours & { readonly isOpen: false }) => ({
	reason: centre.reason,
	kind: CLOSED[centre.why],
});

/** The name of a day for screen readers: `Wednesday 21 October, today`. */
export function dayLabel({ day, centre }: Pick<DayPlan, 'day' | 'centre'>, today: Day): string {
	const words = [longDay(day), ...(day === today ? ['today'] : [])];
	return [...words, ...(centre.isOpen ? [] : ['closed'])].join(', ');
}

/** A length: `30 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function lengthWords(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	const words = [
		...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
		...(rest > 0 ? [`${rest} minutes`] : []),
	];
	return words.join(' ');
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const counted = (count: number, one: string): string => `${NUMBERS[count] ?? count} ${one}${count === 1 ? '' : 's'}`;

/** `Four visits, one free time` */
export const listWords = (visits: number, freeTimes: number): string =>
	`${counted(visits, 'visit')}, ${counted(freeTimes, 'free time').toLowerCase()}`;

/** The number of visits on the days shown, and the number of cancelled visits that are hidden. */
export function countWords(visits: number, hidden: number): string {
	const first = visits === 0 ? 'Nobody comes' : counted(visits, 'visit');
	return hidden === 0
		? `${first}.`
		: `${first}, and ${hidden} cancelled that ${hidden === 1 ? 'is' : 'are'} not shown.`;
}

/** The number of visits left today, if today is shown: `Three visits are left today.` */
export function leftWords(today: readonly AdminAppointment[], now: Date): string {
	const left = today.filter(({ status, endsAt }) => status === 'confirmed' && new Date(endsAt) > now).length;
	if (left === 0) return 'No visits are left today.';
	return left === 1 ? 'One visit is left today.' : `${counted(left, 'visit')} are left today.`;
}
