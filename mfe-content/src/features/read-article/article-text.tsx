import { type ReactNode, useMemo } from 'react';
import { articleNodes } from './article-nodes.tsx';
import * as s from './article-text.module.css';

/** What an article says. */
export function ArticleText({ html }: { readonly html: string }): ReactNode {
	// Parsed once, not at each like: an article is some fifty elements.
	const nodes = useMemo(() => articleNodes(html), [html]);
	return <div className={s.prose}>{nodes}</div>;
}
