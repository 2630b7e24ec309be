import { HOUR } from '@tulia/centre/durations';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { hasBounced, isInCrisis } from './inbox-item.ts';

/** The promised time of an answer. */
const PROMISED_HOURS = 48;
/** With less than this left, an answer is near its 48 hours. */
const NEAR_HOURS = 12;

const hoursSince = (createdAt: string, now: Date): number => (now.getTime() - new Date(createdAt).getTime()) / HOUR;
const inHours = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
const inHoursOrDays = (hours: number): string => (hours < 48 ? inHours(hours) : `${Math.floor(hours / 24)} days`);

/** `Waiting 6 hours`; in hours below two days, in days after. */
export function waitingWords(createdAt: string, now: Date): string {
	const hours = Math.floor(hoursSince(createdAt, now));
	return hours < 1 ? 'Waiting less than an hour' : `Waiting ${inHoursOrDays(hours)}`;
}

/** How near the 48 hours are: `late` once they are over. */
export type Urgency = 'in time' | 'near' | 'late';

/** Only for the first answer: a bounced reply has no such time, and words of crisis need an answer at once. */
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

/** The heading's sentence about the 48 hours. `hasMore`: further pages may have more such items. */
export function promiseWords(rows: readonly InboxItem[], hasMore: boolean, now: Date): string | undefined {
	const urgencies = rows.map((row) => urgencyOf(row, now));
	const late = urgencies.filter((urgency) => urgency === 'late').length;
	const near = urgencies.filter((urgency) => urgency === 'near').length;
	// The list is sorted by the longest wait, so only a page full of such items may continue.
	const goesOn = hasMore && late + near === rows.length;
	if (late > 0) return `${people(late, goesOn && near === 0)} waited longer than 48 hours. Please answer them first.`;
	if (near > 0) return `${people(near, goesOn)} ${near === 1 ? 'is' : 'are'} close to the 48 hours we promise.`;
	return undefined;
}
