import { median } from './statistics.ts';

/** One line of the report: a measured value with its limits. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	/** `p`: a probability; `pt`: points of a hundred. */
	readonly unit: 'ms' | 's' | 'KB' | '' | '×' | 'p' | 'pt';
	/** Maximum. Without this and `floor`, the figure is printed for information. */
	readonly budget?: number;
	/** Minimum. */
	readonly floor?: number;
	/** A goal; missing it fails nothing. */
	readonly goal?: number;
	/** The values behind a median or ratio. */
	readonly samples?: { readonly values: readonly number[]; readonly unit: Figure['unit'] };
	/** The reasons for the value, such as the names of failed checks. */
	readonly because?: readonly string[];
}

const DIGITS: Record<Figure['unit'], number> = { '': 0, ms: 0, s: 2, KB: 2, '×': 2, p: 3, pt: 0 };

const shown = (value: number, unit: Figure['unit']): string =>
	`${value.toFixed(DIGITS[unit])}${unit === '' ? '' : ` ${unit}`}`;

/** Median and range of several values: `824 ms, 790 to 910`. */
export const rangeOf = ({ values, unit }: NonNullable<Figure['samples']>): string =>
	`${shown(median(values), unit)}, ${Math.min(...values).toFixed(DIGITS[unit])} to ${Math.max(...values).toFixed(DIGITS[unit])}`;

/** Whether a figure misses its limit. NaN misses every limit. */
export const isOver = ({ value, budget, floor }: Figure): boolean =>
	(budget !== undefined && !(value <= budget)) || (floor !== undefined && !(value >= floor));

function limitsOf({ unit, budget, floor, goal }: Figure): string {
	const limits = [
		...(budget === undefined ? [] : [`at most ${shown(budget, unit)}`]),
		...(floor === undefined ? [] : [`at least ${shown(floor, unit)}`]),
		...(goal === undefined ? [] : [`we would like ${shown(goal, unit)}`]),
	];
	return limits.length === 0 ? '' : `  (${limits.join(', ')})`;
}

/** Prints the figures of one subject as a table and returns how many miss their limit. */
export function report(subject: string, figures: readonly Figure[]): number {
	console.log(`\n${subject}`);
	for (const figure of figures) {
		const value = shown(figure.value, figure.unit).padStart(12);
		const range = figure.samples ? `  ${rangeOf(figure.samples)}` : '';
		console.log(`  ${isOver(figure) ? 'OVER' : '    '} ${figure.name.padEnd(46)} ${value}${limitsOf(figure)}${range}`);
		for (const reason of figure.because ?? []) console.log(`           ${reason}`);
	}
	return figures.filter(isOver).length;
}

/**
 * The figures of `measure`, repeated once when a ratio misses its limit: two paints of half a second differ by a third
 * when the machine was busy during one of them. Counted figures are not repeated.
 */
export async function withOneRerun(measure: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
	const figures = await measure();
	const isNoisy = (figure: Figure): boolean => figure.unit === '×' && isOver(figure);
	return figures.some(isNoisy) ? measure() : figures;
}
