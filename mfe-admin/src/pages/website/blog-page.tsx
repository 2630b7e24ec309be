import { explain, NotFound, problemIn, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetArticleDraftQuery } from '../../api/website/articles-api.ts';
import { WriteArticle } from '../../features/write-article/write-article.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';

const skeleton = (
	<SkeletonStack>
		<Skeleton shape="title" width="half" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
const WORDS = { forbidden: 'This account may not see drafts. Please log in with a staff account.' };

/** The id is unknown or invalid. */
const namesNoArticle = (error: unknown): boolean => [400, 404].includes(problemIn(error)?.status ?? 0);

/** `/admin/blogs/{id}` */
export function BlogPage(): ReactNode {
	const { id = '' } = useParams();
	return <ArticleById key={id} id={id} />;
}

function ArticleById({ id }: { readonly id: string }): ReactNode {
	usePage({ title: 'Edit article' });
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const { data, currentData, error, isError, isFetching, isLoading, refetch } = useGetArticleDraftQuery(
		{ id },
		{ refetchOnMountOrArgChange: true },
	);
	if (namesNoArticle(error) && !data) return <NotFound />;
	// The draft is fetched again, because a cached one may be older than a colleague's last save.
	const isOld = data === undefined || (isFetching && currentData === undefined);
	return (
		<div {...focusRecovery}>
			{/* The form has its own heading, with the buttons beside it. */}
			{isOld ? <AdminHeading title="Edit article" /> : null}
			<AsyncBlock
				query={{ data: isOld ? undefined : data, isError, isFetching, isLoading: isLoading || isOld, refetch }}
				headingLevel="h2"
				loading="Loading the article"
				skeleton={skeleton}
				failed={{
					title: 'We could not load this article',
					detail: explain(error, WORDS, 'Check your connection and try again.'),
					busyLabel: 'Loading…',
				}}
			>
				{(article) => <WriteArticle article={article} />}
			</AsyncBlock>
		</div>
	);
}
