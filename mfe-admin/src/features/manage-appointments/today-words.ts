import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

const counted = (count: number, one: string, many: string): string =>
	count === 1 ? `One ${one}` : `${NUMBERS[count] ?? count} ${many}`;

type Visit = Pick<AdminAppointment, 'status' | 'endsAt'>;

/** What is left of today for staff: who still comes, and which visits that are over have no outcome yet. */
export function todayWords(today: readonly Visit[], now: Date): string {
	const open = today.filter(({ status }) => status === 'confirmed');
	const over = open.filter(({ endsAt }) => new Date(endsAt) <= now).length;
	const toSee = open.length - over;
	const first = toSee === 0 ? 'Nobody left to see today.' : `${counted(toSee, 'person', 'people')} still to see today.`;
	return over === 0 ? first : `${first} ${counted(over, 'visit needs', 'visits need')} an outcome.`;
}
