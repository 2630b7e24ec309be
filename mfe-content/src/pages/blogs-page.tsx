import { paths, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ArticleSearch } from '../features/article-search/article-search.tsx';
import { type FoundArticles, useFoundArticles } from '../features/article-search/use-found-articles.ts';

const DESCRIPTION = 'Short, practical reading from our psychologists, on hard days and better ones. No jargon.';

/** Each page of the list has its own title, so that the focus moves to its heading. */
const titleOf = (page: number): string => (page > 1 ? `Blog, page ${page}` : 'Blog');

/** A search has no canonical address, because it shows the same articles again. */
function factsOf({ shown: { page }, text }: FoundArticles): Parameters<typeof usePage>[0] {
	if (page === 1 || text.search) return { title: titleOf(page), description: DESCRIPTION };
	return {
		title: titleOf(page),
		description: `${DESCRIPTION} Page ${page}.`,
		address: paths.articles({ page }),
		parent: { title: titleOf(1), path: paths.articles() },
	};
}

export function BlogsPage(): ReactNode {
	const found = useFoundArticles();
	usePage(factsOf(found));
	return (
		<Container>
			<PageHeading lead="Short, practical reading from our psychologists. No jargon.">
				Small things that help
			</PageHeading>
			<ArticleSearch found={found} />
		</Container>
	);
}
