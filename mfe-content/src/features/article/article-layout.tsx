import type { ReactNode } from 'react';
import * as s from './article-layout.module.css';

/** The background of the heading for every state: article, skeleton or error. */
export const ArticleFrame = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={s.frame}>{children}</div>
);

interface ArticleLayoutProps {
	readonly rail: ReactNode;
	readonly aside: ReactNode;
	readonly children: ReactNode;
}

/** Margin, article and other articles: beside each other on a desktop, stacked on a phone. */
export const ArticleLayout = ({ rail, aside, children }: ArticleLayoutProps): ReactNode => (
	<div className={s.grid}>
		<div className={s.rail}>{rail}</div>
		<div className={s.main}>{children}</div>
		<div className={s.aside}>{aside}</div>
	</div>
);
