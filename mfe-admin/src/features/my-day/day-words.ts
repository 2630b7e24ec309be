import { capitalised } from '@tulia/centre/capitalised';
import { timeOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { MINUTE } from '@tulia/centre/durations';
import type { DayInShort, MyDay, OwnStretch, OwnVisit } from '@tulia/contracts/my-day/schemas';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const;

/** `two visits`, `one person` */
const counted = (count: number, one: string, many: string): string =>
	`${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;

/** The time of day of an instant (ISO UTC) in the centre's time zone. */
export const clock = (at: string): string => timeOf(new Date(at));

/** `1 hour`, `1 hour 30 minutes`, `45 minutes` */
export function lengthWords(startAt: string, endAt: string): string {
	const minutes = Math.round((Date.parse(endAt) - Date.parse(startAt)) / MINUTE);
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return [
		...(hours === 0 ? [] : [`${hours} ${hours === 1 ? 'hour' : 'hours'}`]),
		...(rest === 0 ? [] : [`${rest} minutes`]),
	].join(' ');
}

/** Confirmed visits that are not over, soonest first. */
export const stillToSee = ({ visits }: Pick<MyDay, 'visits'>, now: Date): readonly OwnVisit[] =>
	visits.filter(({ visit }) => visit.status === 'confirmed' && new Date(visit.endsAt) > now);

/** Free time that is not over. */
const freeAhead = ({ stretches }: MyDay, now: Date): readonly OwnStretch[] =>
	stretches.filter(({ what, endAt }) => what === 'free' && new Date(endAt) > now);

/** `11:40 AM. Two people to see, and one free time.` */
export function leadWords(day: MyDay, now: Date): string {
	const people = stillToSee(day, now).length;
	const free = freeAhead(day, now).length;
	const see = people === 0 ? 'Nobody left to see' : `${capitalised(counted(people, 'person', 'people'))} to see`;
	return `${timeOf(now)}. ${see}${free === 0 ? '' : `, and ${counted(free, 'free time', 'free times')}`}.`;
}

/** `in 20 minutes`, `now`, `since 12:00 PM` */
export function untilWords(startAt: string, now: Date): string {
	const minutes = Math.ceil((Date.parse(startAt) - now.getTime()) / MINUTE);
	if (minutes < 0) return `since ${clock(startAt)}`;
	if (minutes === 0) return 'now';
	if (minutes < 60) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
	const hours = Math.floor(minutes / 60);
	return `in ${hours} ${hours === 1 ? 'hour' : 'hours'}${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;
}

/** `First visit`, `12th visit`; `undefined` if the visits of the client were not counted that far. */
export function visitNumberWords(number: number | undefined): string | undefined {
	if (number === undefined) return undefined;
	return `${ORDINALS[number] ?? `${number}th`} visit`;
}

/** `Tomorrow starts at 9:00 AM with Janet Auma. Three visits.` */
export function tomorrowWords({ days: [tomorrow], firstTomorrow }: Pick<MyDay, 'days' | 'firstTomorrow'>): string {
	if (tomorrow?.firstAt === undefined)
		return tomorrow?.isOff ? 'Tomorrow you are off.' : 'Nobody is booked for tomorrow yet.';
	const who = firstTomorrow === undefined ? '' : ` with ${firstTomorrow}`;
	return `Tomorrow starts at ${clock(tomorrow.firstAt)}${who}. ${capitalised(counted(tomorrow.count, 'visit', 'visits'))}.`;
}

/** A day of the coming week, with a summary. */
export function dayInShort({ date, count, firstAt, lastEndsAt, isOff }: DayInShort): {
	readonly day: string;
	readonly words: string;
} {
	const day = shortDay(date);
	if (firstAt === undefined || lastEndsAt === undefined) return { day, words: isOff ? 'Off' : 'No visits yet' };
	return { day, words: `${count} ${count === 1 ? 'visit' : 'visits'}, ${clock(firstAt)} to ${clock(lastEndsAt)}` };
}
