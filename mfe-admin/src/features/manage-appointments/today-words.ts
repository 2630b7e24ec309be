import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const counted = (count: number, one: string, many: string): string =>
	count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;

type Visit = Pick<AdminAppointment, 'status' | 'endsAt'>;

/** How many people are still to be seen today. */
export const toSeeWords = (count: number): string =>
	count === 0 ? 'Nobody left to see today.' : `${counted(count, 'person', 'people')} still to see today.`;

/** What is left of today for staff: who still comes, and which visits that are over have no outcome yet. */
export function todayWords(today: readonly Visit[], now: Date): string {
	const open = today.filter(({ status }) => status === 'confirmed');
	const over = open.filter(({ endsAt }) => new Date(endsAt) <= now).length;
	const first = toSeeWords(open.length - over);
	return over === 0 ? first : `${first} ${counted(over, 'visit needs', 'visits need')} an outcome.`;
}
