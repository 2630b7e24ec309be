import type { ReactNode } from 'react';
import * as s from './article-layout.module.css';

/** The ground beneath the heading, whatever stands on it: the article, what holds its place, or why it did not come. */
export const ArticleFrame = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={s.frame}>{children}</div>
);

interface ArticleLayoutProps {
	/** What one can do, in the margin. */
	readonly rail: ReactNode;
	/** Other articles, at the far side, or beneath. */
	readonly aside: ReactNode;
	readonly children: ReactNode;
}

/** Margin, article, other articles: beside each other on a desktop, one after the other on a phone. */
export const ArticleLayout = ({ rail, aside, children }: ArticleLayoutProps): ReactNode => (
	<div className={s.grid}>
		<div className={s.rail}>{rail}</div>
		<div className={s.main}>{children}</div>
		<div className={s.aside}>{aside}</div>
	</div>
);
