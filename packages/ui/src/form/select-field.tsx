import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import { useBoundField } from './use-bound-field.ts';

export interface SelectOption {
	readonly value: string;
	readonly label: string;
}

export interface SelectFieldProps extends FieldTexts {
	readonly name: string;
	/** A string is both label and value. */
	readonly options: readonly (SelectOption | string)[];
	/** Shown while nothing is chosen: "Choose a category". Choosing it empties the field. */
	readonly placeholder?: string | undefined;
}

const asOption = (option: SelectOption | string): SelectOption =>
	typeof option === 'string' ? { value: option, label: option } : option;

/** A native select. For a few choices, `RadioCards` shows them all. */
export function SelectField({ name, label, hint, optional = false, options, placeholder }: SelectFieldProps) {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	return (
		<FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
			<select
				id={id}
				name={name}
				className={inputClass}
				value={value ?? ''}
				onChange={(event) => onChange(event.target.value || undefined)}
				onBlur={onBlur}
				aria-required={!optional}
				aria-invalid={error !== undefined}
				aria-describedby={describedBy(id, hint, error)}
			>
				{placeholder === undefined ? null : <option value="">{placeholder}</option>}
				{options.map(asOption).map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}
