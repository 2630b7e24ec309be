import type { ElementType, ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import * as s from './arrow-link.module.css';
import type { LinkProps } from './link-button.tsx';

/** A link with an arrow: "See all 8 services". Inside a card that is itself a link, use `component="span"`. */
export function ArrowLink<C extends ElementType = 'a'>(props: LinkProps<C, { readonly children: ReactNode }>) {
	const { component, children, ...rest } = props;
	const Anchor: ElementType = component ?? 'a';
	return (
		<Anchor {...rest} className={s.arrow}>
			{children}
			<Icon name="arrowRight" className={s.icon} />
		</Anchor>
	);
}
