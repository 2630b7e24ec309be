import { Link, paths, usePage } from '@tulia/platform';
import { Container, LinkButton, PageHeading, SpotEmpty } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './article-not-found.module.css';

/** The wording of the specification (R33). */
export function ArticleNotFound(): ReactNode {
	usePage({ title: 'Article Not Found', status: 404 });
	return (
		<Container>
			<PageHeading lead="The article you're looking for doesn't exist or has been removed.">
				Article Not Found
			</PageHeading>
			<div className={s.missing}>
				<LinkButton component={Link} to={paths.articles()}>
					Browse All Articles
				</LinkButton>
				<SpotEmpty />
			</div>
		</Container>
	);
}
