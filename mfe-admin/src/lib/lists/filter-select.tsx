import type { ReactNode } from 'react';
import * as s from './filter-select.module.css';

interface FilterOption {
	readonly value: string;
	readonly label: string;
}

interface FilterSelectProps {
	/** The label of the choice, for screen readers: "Psychologist". */
	readonly label: string;
	/** The option without a filter: "All psychologists". */
	readonly all: string;
	readonly options: readonly FilterOption[];
	readonly value: string | undefined;
	readonly onChange: (value: string | undefined) => void;
}

/** A filter as a native select. A value of the address that is not an option is shown unchanged. */
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
