import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './select-field.module.css';

interface SelectFieldProps {
	readonly name: string;
	readonly label: string;
	readonly options: readonly string[];
}

/** One of a few words: what is shown is what is sent. */
export function SelectField({ name, label, options }: SelectFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	return (
		<div>
			<label className={s.label} htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				name={name}
				className={s.select}
				value={value ?? ''}
				aria-invalid={error !== undefined}
				aria-describedby={error === undefined ? undefined : `${id}-error`}
				onChange={({ target }) => onChange(target.value || undefined)}
				onBlur={onBlur}
			>
				{value === undefined ? <option value="">Choose one</option> : null}
				{options.map((option) => (
					<option key={option} value={option}>
						{option}
					</option>
				))}
			</select>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</div>
	);
}
