/** One line of the report: what was measured, what it may be at most, and whether it is. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	/** `p`: a probability. */
	readonly unit: 'ms' | 's' | 'KB' | '' | '×' | 'p';
	/** Absent: printed for information. */
	readonly budget?: number;
}

const DIGITS: Record<Figure['unit'], number> = { '': 0, ms: 0, s: 2, KB: 2, '×': 2, p: 3 };

const shown = (value: number, unit: Figure['unit']): string =>
	`${value.toFixed(DIGITS[unit])}${unit === '' ? '' : ` ${unit}`}`;

const isOver = ({ value, budget }: Figure): boolean => budget !== undefined && !(value <= budget);

/** Prints the figures of one subject as a table and returns how many are over their budget. */
export function report(subject: string, figures: readonly Figure[]): number {
	console.log(`\n${subject}`);
	for (const figure of figures) {
		const limit = figure.budget === undefined ? '' : `  (at most ${shown(figure.budget, figure.unit)})`;
		console.log(
			`  ${isOver(figure) ? 'OVER' : '    '} ${figure.name.padEnd(46)} ${shown(figure.value, figure.unit).padStart(12)}${limit}`,
		);
	}
	return figures.filter(isOver).length;
}
