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
	/** What it stands for: its height. Default `text`. */
	readonly shape?: 'text' | 'title' | 'control' | 'image' | 'wideImage' | 'block' | undefined;
	/** How much of the line it fills. Default: all. */
	readonly width?: 'short' | 'half' | 'most' | 'long' | undefined;
}

/** A grey bar as big as what is coming. Silent: `AsyncBlock` says once that something loads. */
export const Skeleton = ({ shape = 'text', width }: SkeletonProps) => (
	<div className={classNames(s.bar, SHAPES[shape], width && PARTS[width])} aria-hidden="true" />
);

/** Bars under each other. */
export const SkeletonStack = ({ children }: { readonly children: ReactNode }) => (
	<div className={s.stack}>{children}</div>
);

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

const WIDTHS = ['most', 'half', 'long', 'most', 'half'] as const;

/** Closed rows, such as questions, or lines of a list. */
export const SkeletonRows = ({ count }: { readonly count: number }) => (
	<div className={s.stack}>
		{places(count).map((place) => (
			<Panel key={place}>
				<Skeleton width={WIDTHS[place % WIDTHS.length]} />
			</Panel>
		))}
	</div>
);
