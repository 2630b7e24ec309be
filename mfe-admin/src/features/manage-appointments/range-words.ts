import { numberWords } from '@tulia/centre/number-words';
import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { type ListView, pageOf } from './list-address.ts';

/** The server's default page size, which this page does not change. */
const PAGE_SIZE = 20;
/**
 * `21 to 40 of 63`, or `21 to 40` without a total. The total is never less than the number of rows shown, because
 * rows whose status changes stay on the screen.
 */
export function rangeWords(view: ListView, { data, counts }: AdminAppointmentList): string {
	const before = (pageOf(view) - 1) * PAGE_SIZE;
	const last = before + data.length;
	if (data.length === 0) return 'Nothing found in these days';
	const range = `${numberWords(before + 1)} to ${numberWords(last)}`;
	if (counts === undefined) return range;
	return `${range} of ${numberWords(Math.max(last, counts[view.status ?? 'all']))}`;
}
