import type { ElementType } from 'react';
import * as s from './pager.module.css';
import { PagerFrame } from './pager-frame.tsx';

export interface PageLinksProps {
	/** "Pages of articles" */
	readonly label: string;
	/** From 1. */
	readonly page: number;
	readonly pageCount: number;
	/** The router's `Link`, or another component with `to`. */
	readonly component: ElementType<{ readonly to: string }>;
	/** The address of a page. */
	readonly to: (page: number) => string;
}

/** Pagination by links: previous, pages, next. Render it only when there is more than one page. */
export const PageLinks = ({ label, page, pageCount, component, to }: PageLinksProps) => {
	const Anchor: ElementType = component;
	return (
		<PagerFrame
			label={label}
			page={page}
			pageCount={pageCount}
			step={({ page: target, rel, children }) =>
				target < 1 || target > pageCount ? (
					<span className={s.page} aria-disabled="true">
						{children}
					</span>
				) : (
					<Anchor
						to={to(target)}
						rel={rel}
						className={s.page}
						aria-label={rel ? undefined : `Page ${target}`}
						aria-current={target === page ? 'page' : undefined}
					>
						{children}
					</Anchor>
				)
			}
		/>
	);
};
