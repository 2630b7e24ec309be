import { dayOf, timeOf, wallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { Person } from '../plan/plan-days.ts';
import { isSamePlace, type MoveTarget, placeOfVisit } from './move-target.ts';

const nameOf = (people: readonly Person[], id: string): string | undefined =>
	people.find((person) => person.id === id)?.name;

/** `Move Sharon Wanjala to 3:00 PM?`, with day and psychologist if they change. */
export function moveTitle(visit: AdminAppointment, target: MoveTarget, people: readonly Person[]): string {
	const from = placeOfVisit(visit);
	if (isSamePlace(from, target)) return `Move ${visit.user.name}`;
	const day = target.day === from.day ? '' : ` on ${shortDay(target.day)}`;
	const person = target.personId === from.personId ? '' : ` with ${nameOf(people, target.personId) ?? 'somebody else'}`;
	return `Move ${visit.user.name} to ${wallTime(target.start)}${day}${person}?`;
}

/** `From 10:30 AM with Amina Hassan.`, with the day if it changes. */
export function fromWords(visit: AdminAppointment, target: MoveTarget): string {
	const from = placeOfVisit(visit);
	const day = target.day === from.day ? '' : `, ${shortDay(from.day)},`;
	return `From ${wallTime(from.start)}${day} with ${visit.psychologist}.`;
}

/** The channel by which the client will be notified. */
export function notifiedWords({ user }: AdminAppointment): string {
	if (user.email === '' && user.phone === undefined)
		return 'No message can reach this client. Please tell them yourself.';
	const ways = [user.email === '' ? '' : 'email', user.phone === undefined ? '' : 'SMS'].filter(Boolean).join(' or ');
	return `The client is told by ${ways}. If nothing reaches them, the dashboard asks you to phone.`;
}

/** The state of a visit after a colleague's change. */
export const changedWords = ({ scheduledFor, psychologist, status }: AdminAppointment): string =>
	status === 'confirmed'
		? `Not moved: somebody else changed this visit. It is now on ${shortDay(dayOf(new Date(scheduledFor)))}, ${timeOf(new Date(scheduledFor))} with ${psychologist}.`
		: `Not moved: somebody else changed this visit. It is ${status} now.`;

/** The text of a lifted block for screen readers. */
export const liftedWords = (target: MoveTarget, minutes: number, people: readonly Person[]): string =>
	`, until ${wallTime(target.start + minutes)}, ${nameOf(people, target.personId) ?? ''}, new time, not saved yet`;
