import { describedBy, FieldFrame, type FieldTexts, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';

interface DateFieldProps extends FieldTexts, Pick<DateInputProps, 'withTime' | 'isPast'> {
	readonly name: string;
}

/** A form field for a date, or for a date with a time. */
export function DateField({ name, label, hint, optional = false, ...rest }: DateFieldProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(name);
	return (
		<FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
			<DateInput
				{...rest}
				id={id}
				name={name}
				value={value}
				onChange={onChange}
				onBlur={onBlur}
				isRequired={!optional}
				isInvalid={error !== undefined}
				describedBy={describedBy(id, hint, error)}
			/>
		</FieldFrame>
	);
}
