import { numberWords } from '@tulia/centre/number-words';
import { classNames } from '@tulia/ui';
import * as s from './filter-chips.module.css';

export interface FilterChip<V extends string> {
	readonly value: V;
	readonly label: string;
	/** Number of matches. */
	readonly count?: number | undefined;
}

export interface FilterChipsProps<V extends string> {
	/** "Status" */
	readonly label: string;
	readonly chips: readonly FilterChip<V>[];
	readonly value: V;
	readonly onChange: (value: V) => void;
	/** Scrolls sideways on a phone instead of wrapping. */
	readonly scrolls?: boolean | undefined;
}

/** Scrolls only the chips, not the page. */
function scrollToChip(chip: HTMLButtonElement | null): void {
	const row = chip?.parentElement;
	if (!row) return;
	const [inside, outside] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
	if (inside.left < outside.left || inside.right > outside.right) row.scrollLeft += inside.left - outside.left - 24;
}

/** Buttons of which one is chosen as the filter, each with its number of matches. */
export const FilterChips = <V extends string>({
	label,
	chips,
	value,
	onChange,
	scrolls = false,
}: FilterChipsProps<V>) => (
	<fieldset className={classNames(s.chips, scrolls && s.scrolls)} aria-label={label}>
		{chips.map((chip) => (
			<button
				key={chip.value}
				type="button"
				className={s.chip}
				ref={scrolls && chip.value === value ? scrollToChip : undefined}
				aria-pressed={chip.value === value}
				onClick={() => onChange(chip.value)}
			>
				{chip.label}
				{chip.count === undefined ? null : <span className={s.count}>{numberWords(chip.count)}</span>}
			</button>
		))}
	</fieldset>
);
