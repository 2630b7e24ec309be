import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import * as s from './visually-hidden.module.css';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
	/** The element to render. Default `span`. */
	readonly as?: ElementType | undefined;
	readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
	return (
		<Element {...rest} className={s.hidden}>
			{children}
		</Element>
	);
}
