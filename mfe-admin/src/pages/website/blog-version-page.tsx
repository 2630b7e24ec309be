import { explain, NotFound, problemIn, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetArticleDraftQuery, useGetArticleRevisionQuery } from '../../api/website/articles-api.ts';
import { SeeRevision } from '../../features/see-revision/see-revision.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';

const skeleton = (
	<SkeletonStack>
		<Skeleton shape="title" width="half" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
const WORDS = { forbidden: 'This account may not see drafts. Please log in with a staff account.' };
const TITLE = 'Earlier version';

/** The id is unknown or invalid, or the version was deleted. */
const namesNothing = (error: unknown): boolean => [400, 404].includes(problemIn(error)?.status ?? 0);

/** `/admin/blogs/{id}/versions/{version}` */
export function BlogVersionPage(): ReactNode {
	const { id = '', version = '' } = useParams();
	return <VersionById key={`${id}/${version}`} id={id} version={version} />;
}

function VersionById({ id, version }: { readonly id: string; readonly version: string }): ReactNode {
	usePage({ title: TITLE });
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const revision = useGetArticleRevisionQuery({ id, revision: version });
	// The article is fetched again, because it may have been saved since it was cached.
	const article = useGetArticleDraftQuery({ id }, { refetchOnMountOrArgChange: true });
	const error = revision.error ?? article.error;
	if (namesNothing(error)) return <NotFound />;
	const data = revision.data && article.data ? { revision: revision.data, article: article.data } : undefined;
	return (
		<div {...focusRecovery}>
			{data ? null : <AdminHeading title={TITLE} />}
			<AsyncBlock
				query={{
					data,
					isError: revision.isError || article.isError,
					isFetching: revision.isFetching || article.isFetching,
					isLoading: revision.isLoading || article.isLoading,
					refetch: () => Promise.all([revision, article].filter((one) => one.isError).map((one) => one.refetch())),
				}}
				headingLevel="h2"
				loading="Loading the earlier version"
				skeleton={skeleton}
				failed={{
					title: 'We could not load this version',
					detail: explain(error, WORDS, 'Check your connection and try again.'),
					busyLabel: 'Loading…',
				}}
			>
				{(loaded) => <SeeRevision {...loaded} onOutdated={() => void article.refetch()} />}
			</AsyncBlock>
		</div>
	);
}
