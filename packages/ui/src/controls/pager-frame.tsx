import { Icon } from '@tulia/ui';
import { Fragment, type ReactNode } from 'react';
import { pageNumbers } from './page-numbers.ts';
import * as s from './pager.module.css';

/** A destination of the pagination. */
interface PagerStep {
	/** From 1; out of range at either end, where it is disabled. */
	readonly page: number;
	readonly rel?: 'prev' | 'next';
	readonly children: ReactNode;
}

interface PagerFrameProps {
	readonly label: string;
	readonly page: number;
	readonly pageCount: number;
	readonly step: (step: PagerStep) => ReactNode;
}

/** The order and labels shared by pagination with buttons and with links. */
export const PagerFrame = ({ label, page, pageCount, step }: PagerFrameProps) => (
	<nav className={s.pager} aria-label={label}>
		{step({
			page: page - 1,
			rel: 'prev',
			children: (
				<>
					<Icon name="chevronLeft" />
					<span className={s.word}>Previous</span>
				</>
			),
		})}
		{pageNumbers(page, pageCount).map((number, place) =>
			number === undefined ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
				<span key={`gap-${place}`} className={s.gap} aria-hidden="true">
					…
				</span>
			) : (
				<Fragment key={number}>{step({ page: number, children: number })}</Fragment>
			),
		)}
		{step({
			page: page + 1,
			rel: 'next',
			children: (
				<>
					<span className={s.word}>Next</span>
					<Icon name="chevronRight" />
				</>
			),
		})}
	</nav>
);
