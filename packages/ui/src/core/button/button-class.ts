import { classNames } from '../layout/class-names.ts';
import * as s from './button.module.css';

export interface ButtonStyle {
	/** `primary` is the main action of a view; `sun` is for ink or deep green grounds only. Default `primary`. */
	readonly variant?: 'primary' | 'secondary' | 'quiet' | 'sun' | 'danger' | undefined;
	/** 44, 48 or 56 px tall. Default `md`. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
	/** As wide as its container. */
	readonly block?: boolean | undefined;
	readonly className?: string | undefined;
}

const VARIANTS = { primary: s.primary, secondary: s.secondary, quiet: s.quiet, sun: s.sun, danger: s.danger };
const SIZES = { sm: s.sm, md: undefined, lg: s.lg };

/** The classes of a button, shared by buttons and links. */
export const buttonClass = ({ variant = 'primary', size = 'md', block = false, className }: ButtonStyle): string =>
	classNames(s.button, VARIANTS[variant], SIZES[size], block && s.block, className);
