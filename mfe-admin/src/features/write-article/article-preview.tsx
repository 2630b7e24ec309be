import { Skeleton } from '@tulia/ui';
import { useFormState } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import { lazy, type ReactNode, Suspense } from 'react';
import { type ArticleValues, fieldsOf } from './article-values.ts';
import * as s from './write-article.module.css';

const ProseView = lazy(async () => ({ default: (await import('../../lib/text-editor/prose-view.tsx')).ProseView }));

interface ArticlePreviewProps {
	/** Counted from the text when it was saved last. */
	readonly readTime: string;
}

/** What is in the form, as a visitor would read it. */
export function ArticlePreview({ readTime }: ArticlePreviewProps): ReactNode {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	const { title, author, aboutAuthor, category, imageUrl, content } = fieldsOf(values);
	return (
		<article className={s.preview} aria-label="Preview">
			<p className={s.meta}>
				{category}, {readTime}
			</p>
			<h2 className={s.previewTitle}>{title || 'Without a title'}</h2>
			<p className={s.meta}>{author}</p>
			{imageUrl ? (
				<div className={s.previewCover}>
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
}
