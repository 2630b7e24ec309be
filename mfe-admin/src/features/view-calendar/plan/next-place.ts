/** A focusable element of the grid, by its lane, counted over all days, and its start minute. */
export interface GridPlace {
	readonly lane: number;
	readonly at: number;
}

export type GridKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
export const isGridKey = (key: string): key is GridKey => KEYS.has(key);

const byTime = (a: GridPlace, b: GridPlace): number => a.at - b.at;

/**
 * The element that a key moves to. Up and Down move within the lane, Home and End to its first and last element. Left
 * and Right move to the nearest time in the next lane that has an element, also on another day. Returns the same
 * element if there is no other.
 */
export function nextPlace<P extends GridPlace>(places: readonly P[], current: P, key: GridKey): P {
	if (key === 'ArrowLeft' || key === 'ArrowRight') return beside(places, current, key === 'ArrowRight' ? 1 : -1);
	const lane = places.filter(({ lane: of }) => of === current.lane).toSorted(byTime);
	const place = lane.indexOf(current);
	const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: lane.length - 1 }[key];
	return lane[next] ?? current;
}

function beside<P extends GridPlace>(places: readonly P[], current: P, by: 1 | -1): P {
	const further = places.filter(({ lane }) => Math.sign(lane - current.lane) === by);
	const nearestLane = further.reduce<number | undefined>(
		(nearest, { lane }) =>
			nearest === undefined || Math.abs(lane - current.lane) < Math.abs(nearest - current.lane) ? lane : nearest,
		undefined,
	);
	const away = ({ at }: P): number => Math.abs(at - current.at);
	const [first] = further
		.filter(({ lane }) => lane === nearestLane)
		.toSorted((a, b) => away(a) - away(b) || byTime(a, b));
	return first ?? current;
}
