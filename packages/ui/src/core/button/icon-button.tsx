import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconName } from '../display/icon-paths.ts';
import * as s from '../icon-button.module.css';
import { classNames } from '../layout/class-names.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
	readonly icon: IconName;
	/** What it does, for those who cannot see the drawing. */
	readonly label: string;
	readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 × 44 button that is only a drawing. */
export function IconButton({ icon, label, type, className, ...rest }: IconButtonProps) {
	return (
		<button {...rest} type={type ?? 'button'} className={classNames(s.button, className)} aria-label={label}>
			<Icon name={icon} />
		</button>
	);
}
