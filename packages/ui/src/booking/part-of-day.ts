/** Start times such as `9:00 AM`, in two groups; a group without any is left out. Noon is afternoon. */
export interface PartOfDay {
	readonly name: 'Morning' | 'Afternoon';
	readonly times: readonly string[];
}

export function byPartOfDay(times: readonly string[]): readonly PartOfDay[] {
	const parts: readonly PartOfDay[] = [
		{ name: 'Morning', times: times.filter((time) => time.endsWith('AM')) },
		{ name: 'Afternoon', times: times.filter((time) => time.endsWith('PM')) },
	];
	return parts.filter((part) => part.times.length > 0);
}
