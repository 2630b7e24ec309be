import { usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { FindArticles } from '../features/find-articles/find-articles.tsx';
import { useFoundArticles } from '../features/find-articles/use-found-articles.ts';

export function BlogsPage(): ReactNode {
	const found = useFoundArticles();
	const { page } = found.shown;
	usePage({
		// Another page of the list is an arrival: its title differs, so that the focus goes to the heading.
		title: page > 1 ? `Blog, page ${page}` : 'Blog',
		description: 'Short, practical reading from our psychologists, on hard days and better ones. No jargon.',
	});
	return (
		<Container>
			<PageHeading lead="Short, practical reading from our psychologists. No jargon.">
				Small things that help
			</PageHeading>
			<FindArticles found={found} />
		</Container>
	);
}
