import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import { useBoundField } from './use-bound-field.ts';

export interface SelectOption {
	readonly value: string;
	readonly label: string;
}

export interface SelectFieldProps extends FieldTexts {
	readonly name: string;
	readonly options: readonly SelectOption[];
	/** Shown while nothing is chosen: "Choose a category". Chosen again, it empties the field. */
	readonly placeholder?: string | undefined;
}

/** One choice of many, as the device draws it. For a few, `RadioCards` shows them all. */
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
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}
