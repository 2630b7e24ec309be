import { HOUR } from '@tulia/centre/durations';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { hasBounced, isInCrisis } from './inbox-item.ts';

/** The time within which an answer is promised. */
const PROMISED_HOURS = 48;
/** With less time left than this, an answer is near its 48 hours. */
const NEAR_HOURS = 12;

const hoursSince = (createdAt: string, now: Date): number => (now.getTime() - new Date(createdAt).getTime()) / HOUR;
const inHours = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
const inHoursOrDays = (hours: number): string => (hours < 48 ? inHours(hours) : `${Math.floor(hours / 24)} days`);

/** `Waiting 6 hours`; from two days on in days. */
export function waitingWords(createdAt: string, now: Date): string {
	const hours = Math.floor(hoursSince(createdAt, now));
	return hours < 1 ? 'Waiting less than an hour' : `Waiting ${inHoursOrDays(hours)}`;
}

/** The stages of an item towards the end of its 48 hours. */
export type Urgency = 'in time' | 'near' | 'late';

/**
 * How near an item is to the end of its 48 hours; `undefined` if they do not apply. They apply to the first answer
 * only, and words of crisis need an answer at once.
 */
export function urgencyOf(item: InboxItem, now: Date): Urgency | undefined {
	if (item.state !== 'new' || hasBounced(item) || isInCrisis(item)) return undefined;
	const left = PROMISED_HOURS - hoursSince(item.createdAt, now);
	if (left <= 0) return 'late';
	return left <= NEAR_HOURS ? 'near' : 'in time';
}

/** `5 hours left to answer`; `undefined` if no answer is due. */
export function timeLeftWords(item: InboxItem, now: Date): string | undefined {
	if (isInCrisis(item)) return 'Answer now';
	const urgency = urgencyOf(item, now);
	if (urgency === undefined) return undefined;
	const left = PROMISED_HOURS - Math.max(0, hoursSince(item.createdAt, now));
	if (urgency !== 'late')
		return left < 1 ? 'Less than an hour left to answer' : `${inHours(Math.floor(left))} left to answer`;
	const late = Math.floor(-left);
	return late < 1 ? 'Late' : `${inHoursOrDays(late)} late`;
}

const people = (count: number, hasMore: boolean): string => {
	if (hasMore) return `At least ${count} people`;
	return count === 1 ? 'One person' : `${count} people`;
};

/**
 * The sentence about the 48 hours above the list.
 * @param hasMore whether further pages may have more such items
 */
export function promiseWords(rows: readonly InboxItem[], hasMore: boolean, now: Date): string | undefined {
	const urgencies = rows.map((row) => urgencyOf(row, now));
	const late = urgencies.filter((urgency) => urgency === 'late').length;
	const near = urgencies.filter((urgency) => urgency === 'near').length;
	// The list is sorted by the longest wait, so more such items can follow only if the whole page has them.
	const goesOn = hasMore && late + near === rows.length;
	if (late > 0) return `${people(late, goesOn && near === 0)} waited longer than 48 hours. Please answer them first.`;
	if (near > 0) return `${people(near, goesOn)} ${near === 1 ? 'is' : 'are'} close to the 48 hours we promise.`;
	return undefined;
}
