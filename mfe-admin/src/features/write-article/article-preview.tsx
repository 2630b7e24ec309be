import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { ArticleView } from '../../lib/article/article-view.tsx';
import { type ArticleValues, fieldsOf } from './article-values.ts';

interface ArticlePreviewProps {
	/** Counted from the text when it was saved last. */
	readonly readTime: string;
}

/** What is in the form, as a visitor would read it. */
export function ArticlePreview({ readTime }: ArticlePreviewProps): ReactNode {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	return <ArticleView label="Preview" fields={fieldsOf(values)} readTime={readTime} />;
}
