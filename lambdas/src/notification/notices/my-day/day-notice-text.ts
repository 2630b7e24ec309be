import { timeOf as clockOf, dayOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { SEGMENT } from '../../channel/sms/gsm-text.ts';
import { type NetChange, timeOf } from './net-changes.ts';

const WHAT = { booked: 'Booked', moved: 'Moved to', cancelled: 'Cancelled' } as const satisfies Record<
	NetChange['what'],
	string
>;

/**
 * The SMS about changes in a psychologist's days: times and counts, no name and no service, one segment. It lists each
 * change, or the number of changes of each day, or their total, whichever fits first.
 */
export function dayNoticeText(changes: readonly NetChange[], host: string): string {
	const page = `${host}/admin/my-day`;
	const whole = `${changes.map(sentence).join(' ')} ${page}`;
	if (whole.length <= SEGMENT) return whole;
	const days = changes.map((change) => dayOf(new Date(timeOf(change))));
	const countOf = (day: string) => `${shortDay(day)}: ${days.filter((one) => one === day).length}`;
	const counted = `Your visits changed: ${[...new Set(days)].map(countOf).join(', ')}. ${page}`;
	return counted.length <= SEGMENT ? counted : `${changes.length} changes to your visits. ${page}`;
}

const sentence = (change: NetChange): string => `${WHAT[change.what]}: ${moment(timeOf(change))}${wasAt(change)}.`;

const wasAt = ({ what, before }: NetChange): string =>
	what === 'moved' && before !== undefined ? `, was ${moment(before)}` : '';

const moment = (at: string): string => `${shortDay(dayOf(new Date(at)))}, ${clockOf(new Date(at))}`;
