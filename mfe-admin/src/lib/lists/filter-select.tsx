import type { ReactNode } from 'react';
import * as s from './filter-select.module.css';

interface FilterOption {
	readonly value: string;
	readonly label: string;
}

interface FilterSelectProps {
	/** What is chosen, for screen readers: "Psychologist". */
	readonly label: string;
	/** Says that nothing is filtered: "All psychologists". */
	readonly all: string;
	readonly options: readonly FilterOption[];
	readonly value: string | undefined;
	readonly onChange: (value: string | undefined) => void;
}

/** A filter of one choice, as the device draws it. A value of the address that is not offered stands as it is. */
export const FilterSelect = ({ label, all, options, value, onChange }: FilterSelectProps): ReactNode => (
	<select
		className={s.filter}
		aria-label={label}
		value={value ?? ''}
		onChange={({ target }) => onChange(target.value || undefined)}
	>
		<option value="">{all}</option>
		{value !== undefined && options.every((option) => option.value !== value) ? (
			<option value={value}>{value}</option>
		) : null}
		{options.map((option) => (
			<option key={option.value} value={option.value}>
				{option.label}
			</option>
		))}
	</select>
);
