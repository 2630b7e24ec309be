import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { ArticleView } from '../../lib/article/article-view.tsx';
import { type ArticleValues, fieldsOf } from './article-values.ts';

interface ArticlePreviewProps {
	/** The reading time, calculated when the text was last saved. */
	readonly readTime: string;
}

/** The article in the form, as visitors would read it. */
export function ArticlePreview({ readTime }: ArticlePreviewProps): ReactNode {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	return <ArticleView label="Preview" fields={fieldsOf(values)} readTime={readTime} />;
}
