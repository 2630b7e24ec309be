import { proseClass } from '@tulia/ui/prose';
import { type ReactNode, useMemo } from 'react';
import { articleNodes } from './article-nodes.tsx';

/** What an article says. */
export function ArticleText({ html }: { readonly html: string }): ReactNode {
	// Parsed once, not at each like: an article is some fifty elements.
	const nodes = useMemo(() => articleNodes(html), [html]);
	return <div className={proseClass}>{nodes}</div>;
}
