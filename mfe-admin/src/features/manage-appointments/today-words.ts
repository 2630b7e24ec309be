import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const counted = (count: number, one: string, many: string): string =>
	count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;

type Visit = Pick<AdminAppointment, 'status' | 'endsAt'>;

/** How many people are still to be seen today. */
export const toSeeWords = (count: number): string =>
	count === 0 ? 'Nobody left to see today.' : `${counted(count, 'person', 'people')} still to see today.`;

/**
 * What is left for staff: who still comes today, and how many visits that are over have no outcome yet.
 *
 * @param needsOutcome of whatever day, as the count beside the menu has it; undefined until it is known.
 */
export function todayWords(today: readonly Visit[], needsOutcome: number | undefined, now: Date): string {
	const open = today.filter(({ status }) => status === 'confirmed');
	const first = toSeeWords(open.filter(({ endsAt }) => new Date(endsAt) > now).length);
	return needsOutcome ? `${first} ${counted(needsOutcome, 'visit needs', 'visits need')} an outcome.` : first;
}
