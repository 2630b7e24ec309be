import type { ComponentPropsWithRef, ElementType } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';

/** A link's own props plus the component that renders it: the router's `Link`, or a plain `a`. */
export type LinkProps<C extends ElementType, Own> = Own & { readonly component?: C | undefined } & Omit<
		ComponentPropsWithRef<C>,
		keyof Own | 'component' | 'style'
	>;

/** A link that looks like a button: `<LinkButton component={Link} to="/services">`. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkProps<C, ButtonStyle>) {
	const { component, variant, size, block, className, ...rest } = props;
	const Anchor: ElementType = component ?? 'a';
	return <Anchor {...rest} className={buttonClass({ variant, size, block, className })} />;
}
