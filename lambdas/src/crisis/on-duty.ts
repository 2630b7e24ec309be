import { minuteOf } from '@tulia/centre/clock';
import type { OnDuty } from '@tulia/contracts/crisis/schemas';

const MINUTES = 60;
const minuteIn = (wallClock: string): number => {
	const [hour = 0, minute = 0] = wallClock.split(':').map(Number);
	return hour * MINUTES + minute;
};

function isOnDuty({ hours }: OnDuty, minute: number): boolean {
	if (!hours) return true;
	const [from, to] = [minuteIn(hours.from), minuteIn(hours.to)];
	if (from === to) return true;
	return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

/** Staff on duty now. At an hour without a shift, everybody: a life matters more than a night (decision 080). */
export function onDutyAt(people: readonly OnDuty[], now: Date): readonly OnDuty[] {
	const minute = minuteOf(now);
	const present = people.filter((one) => isOnDuty(one, minute));
	return present.length > 0 ? present : people;
}
