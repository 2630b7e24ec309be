import type { Place } from '@tulia/contracts/staff';
import { ok, type Result, refuse } from '../http/result.ts';

interface Ordered {
	readonly id: string;
	readonly order: number;
	readonly version: number;
}

/** An item before and after its move. */
export interface Moved<T> {
	readonly before: T;
	readonly after: T;
}

/**
 * The items whose position changes, each with the version that staff saw. A stale version refuses the whole change,
 * because a move refers to the list that was on the screen.
 */
export function applyReorder<T extends Ordered>(
	all: readonly T[],
	places: readonly Place[],
): Result<readonly Moved<T>[], 'invalid_request' | 'not_found' | 'changed_meanwhile'> {
	if (new Set(places.map(({ id }) => id)).size < places.length)
		return refuse('invalid_request', { errors: [{ field: 'places', message: 'Each may be named once' }] });
	const moved: Moved<T>[] = [];
	for (const { id, order, version } of places) {
		const before = all.find((one) => one.id === id);
		if (!before) return refuse('not_found');
		if (before.version !== version)
			return refuse('changed_meanwhile', { current: { status: 'published', version: before.version } });
		if (before.order !== order) moved.push({ before, after: { ...before, order, version: version + 1 } });
	}
	return ok(moved);
}
