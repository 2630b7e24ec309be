import { DAY } from '@tulia/centre/durations';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import type { Handed } from '../counters/handed-entry.ts';
import type { EverFigures } from './figures-store.ts';

/** Open work of a member of staff, without what colleagues were handed within a day (they may be away). */
export function openWork(
	{ open, handed }: Pick<EverFigures, 'open' | 'handed'>,
	userId: string,
	now: Date,
): Dashboard['open'] {
	const isWithColleague = ({ to, since }: Handed): boolean => to !== userId && now.getTime() - Date.parse(since) < DAY;
	return { ...open, withColleagues: handed.filter(isWithColleague).length };
}
