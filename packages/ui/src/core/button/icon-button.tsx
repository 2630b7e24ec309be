import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconName } from '../display/icon-paths.ts';
import * as s from '../icon-button.module.css';
import { classNames } from '../layout/class-names.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
	readonly icon: IconName;
	/** The accessible name. */
	readonly label: string;
	readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 × 44 button with only an icon. */
export function IconButton({ icon, label, type, className, ...rest }: IconButtonProps) {
	return (
		<button {...rest} type={type ?? 'button'} className={classNames(s.button, className)} aria-label={label}>
			<Icon name={icon} />
		</button>
	);
}
