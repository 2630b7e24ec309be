import type { ReactNode } from 'react';
import * as s from './tick-box.module.css';

export interface TickBoxProps {
	/** May contain links: "I accept the terms". */
	readonly label: ReactNode;
	readonly isTicked: boolean;
	readonly onTick: (isTicked: boolean) => void;
	readonly id?: string | undefined;
	readonly name?: string | undefined;
	readonly onBlur?: (() => void) | undefined;
	readonly isWrong?: boolean | undefined;
	/** Ids of the describing elements. */
	readonly describedBy?: string | undefined;
}

/** A checkbox with a label, both clickable. In a form use `Checkbox`. */
export const TickBox = ({
	label,
	isTicked,
	onTick,
	id,
	name,
	onBlur,
	isWrong,
	describedBy,
}: TickBoxProps): ReactNode => (
	<label className={s.row} htmlFor={id}>
		<input
			id={id}
			name={name}
			type="checkbox"
			className={s.box}
			checked={isTicked}
			onChange={(event) => onTick(event.target.checked)}
			onBlur={onBlur}
			aria-invalid={isWrong}
			aria-describedby={describedBy}
		/>
		<span>{label}</span>
	</label>
);
