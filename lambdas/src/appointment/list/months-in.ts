import { daysFrom } from '@tulia/centre/day';

interface Days {
	readonly from: string;
	readonly to: string;
}

/** The first and last day of each month in a range, clipped to the range, soonest first. */
export function monthsIn({ from, to }: Days): readonly Days[] {
	const months = new Map<string, Days>();
	for (const day of daysFrom(from, to)) {
		const month = day.slice(0, 7);
		months.set(month, { from: months.get(month)?.from ?? day, to: day });
	}
	return [...months.values()];
}
