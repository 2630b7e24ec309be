import type { ElementType, ReactNode } from 'react';
import type { LinkProps } from '../button/link-button.tsx';
import * as s from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps {
	/** A drawing that bleeds to the edge. */
	readonly media?: ReactNode;
	/** 4:3 for services, 16:9 for articles, flatter on a phone, 8:7 for portraits. */
	readonly ratio?: '4:3' | '16:9' | '8:7' | undefined;
	/** The element to render. Default `article`; `li` inside a `CardGrid`. */
	readonly as?: ElementType | undefined;
	readonly children: ReactNode;
}

const RATIOS = { '4:3': undefined, '16:9': s.wide, '8:7': s.person };

/** A preview with at most one link, `CardTitle`, which covers the whole card. */
export function Card({ media, ratio = '4:3', as: Element = 'article', children }: CardProps) {
	return (
		<Element className={s.card}>
			{media ? <div className={classNames(s.media, RATIOS[ratio])}>{media}</div> : null}
			<div className={s.body}>{children}</div>
		</Element>
	);
}

/** The card's heading and only link: `<CardTitle component={Link} to={paths.article(id)}>`. */
export function CardTitle<C extends ElementType = 'a'>(props: LinkProps<C, { readonly children: ReactNode }>) {
	const { component, ...rest } = props;
	const Anchor: ElementType = component ?? 'a';
	return (
		<h3>
			<Anchor {...rest} className={s.cover} />
		</h3>
	);
}

/** Aligned with the bottom of the card, however short its text. */
export const CardFoot = ({ children }: { readonly children: ReactNode }) => <div className={s.foot}>{children}</div>;

/** A grid of cards: one column on a phone, two on a tablet, `columns` on a desktop. A list: its cards are `as="li"`. */
export const CardGrid = ({
	columns = 3,
	children,
}: {
	readonly columns?: 2 | 3 | undefined;
	readonly children: ReactNode;
}) => <ul className={classNames(s.grid, columns === 3 && s.three)}>{children}</ul>;

const TONES = { plain: undefined, tint: s.tint, sand: s.sand };

/** A framed part of a page. `tint` and `sand` are for secondary content. */
export function Panel({
	tone = 'plain',
	children,
}: {
	readonly tone?: 'plain' | 'tint' | 'sand' | undefined;
	readonly children: ReactNode;
}) {
	return <div className={classNames(s.panel, TONES[tone])}>{children}</div>;
}
