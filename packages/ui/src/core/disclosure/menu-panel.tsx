import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as s from './menu-panel.module.css';

export interface MenuPanelProps extends Omit<ComponentProps<'div'>, 'hidden' | 'suppressHydrationWarning'> {
	readonly isOpen: boolean;
}

/** Links and buttons shown by a disclosure, positioned by `className`. It may have been opened before hydration. */
export function MenuPanel({ isOpen, className, ...rest }: MenuPanelProps): ReactNode {
	return <div {...rest} className={classNames(s.panel, className)} hidden={!isOpen} suppressHydrationWarning />;
}
