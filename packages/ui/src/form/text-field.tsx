import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import { useBoundField } from './use-bound-field.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

export interface TextFieldProps extends FieldTexts {
	/** The property of the values and of the request body. */
	readonly name: string;
	readonly type?: HTMLInputTypeAttribute | undefined;
	readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
	readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
	/** An example only: the label names the field. */
	readonly placeholder?: string | undefined;
	/** Limits typing. Leave it to the rules where a paste may be longer. */
	readonly maxLength?: number | undefined;
}

export function TextField({ name, label, hint, optional = false, type = 'text', ...rest }: TextFieldProps) {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	usePreHydrationInput(id, value, onChange);
	return (
		<FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
			<input
				{...rest}
				id={id}
				name={name}
				type={type}
				className={inputClass}
				value={value ?? ''}
				onChange={(event) => onChange(event.target.value || undefined)}
				onBlur={onBlur}
				aria-required={!optional}
				aria-invalid={error !== undefined}
				aria-describedby={describedBy(id, hint, error)}
			/>
		</FieldFrame>
	);
}
