import type { ReactNode } from 'react';
import { Panel } from '../layout/card.tsx';
import { classNames } from '../layout/class-names.ts';
import * as s from './skeleton.module.css';

const SHAPES = {
	text: s.text,
	title: s.title,
	control: s.control,
	image: s.image,
	wideImage: s.wideImage,
	block: s.block,
};
const PARTS = { short: s.short, half: s.half, most: s.most, long: s.long };

export interface SkeletonProps {
	/** What it replaces, which sets its height. Default `text`. */
	readonly shape?: 'text' | 'title' | 'control' | 'image' | 'wideImage' | 'block' | undefined;
	/** Part of the line's width. Default: all. */
	readonly width?: 'short' | 'half' | 'most' | 'long' | undefined;
}

/** A grey bar as high as the content. Silent: `AsyncBlock` announces the loading once. */
export const Skeleton = ({ shape = 'text', width }: SkeletonProps) => (
	<div className={classNames(s.bar, SHAPES[shape], width && PARTS[width])} aria-hidden="true" />
);

/** Bars under each other. */
export const SkeletonStack = ({ children }: { readonly children: ReactNode }) => (
	<div className={s.stack}>{children}</div>
);

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

const WIDTHS = ['most', 'half', 'long', 'most', 'half'] as const;

/** Closed rows, such as questions, or rows of a list. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
	<div className={s.stack}>
		{places(count).map((place) => (
			<Panel key={place}>
				<Skeleton width={WIDTHS[place % WIDTHS.length]} />
			</Panel>
		))}
	</div>
);
