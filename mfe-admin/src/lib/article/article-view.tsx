import { Skeleton } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ArticleFields } from './article-fields.ts';
import * as s from './article-view.module.css';

const ProseView = lazy(async () => ({ default: (await import('../text-editor/prose-view.tsx')).ProseView }));

interface ArticleViewProps {
	/** The accessible name of the article: "Preview". */
	readonly label: string;
	readonly fields: ArticleFields;
	readonly readTime: string;
}

/** The fields of an article as visitors read them. */
export const ArticleView = ({ label, fields, readTime }: ArticleViewProps): ReactNode => {
	const { title, author, aboutAuthor, category, imageUrl, content } = fields;
	return (
		<article className={s.article} aria-label={label}>
			<p className={s.meta}>
				{category}, {readTime}
			</p>
			<h2 className={s.title}>{title || 'Without a title'}</h2>
			<p className={s.meta}>{author}</p>
			{imageUrl ? (
				<div className={s.cover}>
					<Illustration of={imageUrl} shape="cover" loading="eager" />
				</div>
			) : null}
			<Suspense fallback={<Skeleton shape="block" />}>
				<ProseView content={content} />
			</Suspense>
			{aboutAuthor ? (
				<aside className={s.author}>
					<b>{author}</b>
					<p>{aboutAuthor}</p>
				</aside>
			) : null}
		</article>
	);
};
