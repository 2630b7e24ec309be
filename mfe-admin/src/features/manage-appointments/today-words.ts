import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const counted = (count: number, one: string, many: string): string =>
	count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;

type Visit = Pick<AdminAppointment, 'status' | 'endsAt'>;

export const toSeeWords = (count: number): string =>
	count === 0 ? 'Nobody left to see today.' : `${counted(count, 'person', 'people')} still to see today.`;

/**
 * The work left: how many clients are still to come today, and how many past visits have no outcome.
 * @param needsOutcome the number for any day, as in the menu; `undefined` until loaded.
 */
export function todayWords(today: readonly Visit[], needsOutcome: number | undefined, now: Date): string {
	const open = today.filter(({ status }) => status === 'confirmed');
	const first = toSeeWords(open.filter(({ endsAt }) => new Date(endsAt) > now).length);
	return needsOutcome ? `${first} ${counted(needsOutcome, 'visit needs', 'visits need')} an outcome.` : first;
}
