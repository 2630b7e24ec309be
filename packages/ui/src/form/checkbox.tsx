import type { ReactNode } from 'react';
import { describedBy, FieldMessage } from './field-frame.tsx';
import { TickBox } from './tick-box.tsx';
import { useBoundField } from './use-bound-field.ts';
import { usePreHydrationTick } from './use-pre-hydration-input.ts';

export interface CheckboxProps {
	readonly name: string;
	/** May contain links: "I accept the terms". */
	readonly label: ReactNode;
}

/** A checkbox in a form. Its value is `true`, or `undefined` while it is not ticked. */
export function Checkbox({ name, label }: CheckboxProps) {
	const { id, value = false, onChange, onBlur, error } = useBoundField<boolean>(name);
	usePreHydrationTick(id, value, onChange);
	return (
		<div>
			<TickBox
				id={id}
				name={name}
				label={label}
				isTicked={value}
				onTick={(isTicked) => onChange(isTicked || undefined)}
				onBlur={onBlur}
				isWrong={error !== undefined}
				describedBy={describedBy(id, undefined, error)}
			/>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</div>
	);
}
