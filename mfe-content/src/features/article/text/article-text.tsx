import { proseClass } from '@tulia/ui/prose';
import { type ReactNode, useMemo } from 'react';
import { articleNodes } from './article-nodes.tsx';

export function ArticleText({ html }: { readonly html: string }): ReactNode {
	// Memoised, so that a like does not parse the article again: it has about fifty elements.
	const nodes = useMemo(() => articleNodes(html), [html]);
	return <div className={proseClass}>{nodes}</div>;
}
