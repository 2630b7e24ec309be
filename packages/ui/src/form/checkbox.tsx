import type { ReactNode } from 'react';
import * as s from './checkbox.module.css';
import { describedBy, FieldMessage } from './field-frame.tsx';
import { useBoundField } from './use-bound-field.ts';

export interface CheckboxProps {
	readonly name: string;
	/** May hold links: "I accept the terms". */
	readonly label: ReactNode;
}

/** A box to tick. Its value is `true`, or `undefined` while it is not ticked. */
export function Checkbox({ name, label }: CheckboxProps) {
	const { id, value = false, onChange, onBlur, error } = useBoundField<boolean>(name);
	return (
		<div>
			<label className={s.row} htmlFor={id}>
				<input
					id={id}
					name={name}
					type="checkbox"
					className={s.box}
					checked={value}
					onChange={(event) => onChange(event.target.checked || undefined)}
					onBlur={onBlur}
					aria-invalid={error !== undefined}
					aria-describedby={describedBy(id, undefined, error)}
				/>
				<span>{label}</span>
			</label>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</div>
	);
}
