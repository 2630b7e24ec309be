import { explain, NotFound, problemIn, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetIssueQuery } from '../../api/website/issues-api.ts';
import { WatchIssue } from '../../features/watch-issue/watch-issue.tsx';
import { WriteIssue } from '../../features/write-issue/write-issue.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';

const skeleton = (
	<SkeletonStack>
		<Skeleton shape="title" width="half" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
const WORDS = { forbidden: 'This account may not see issues. Please log in with a staff account.' };

/** The id is unknown or invalid. */
const namesNoIssue = (error: unknown): boolean => [400, 404].includes(problemIn(error)?.status ?? 0);

/** `/admin/newsletter-issues/{id}` */
export function IssuePage(): ReactNode {
	const { id = '' } = useParams();
	return <IssueById key={id} id={id} />;
}

function IssueById({ id }: { readonly id: string }): ReactNode {
	usePage({ title: 'Newsletter issue' });
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const { data, currentData, error, isError, isFetching, isLoading, refetch } = useGetIssueQuery(
		{ id },
		{ refetchOnMountOrArgChange: true },
	);
	if (namesNoIssue(error) && !data) return <NotFound />;
	// The issue is fetched again, because a cached draft may be older than a colleague's last save.
	const isOld = data === undefined || (isFetching && currentData === undefined);
	return (
		<div {...focusRecovery}>
			{/* The form and the sent issue have their own headings, with the buttons beside them. */}
			{isOld ? <AdminHeading title="Newsletter issue" /> : null}
			<AsyncBlock
				query={{ data: isOld ? undefined : data, isError, isFetching, isLoading: isLoading || isOld, refetch }}
				headingLevel="h2"
				loading="Loading the issue"
				skeleton={skeleton}
				failed={{
					title: 'We could not load this issue',
					detail: explain(error, WORDS, 'Check your connection and try again.'),
					busyLabel: 'Loading…',
				}}
			>
				{(issue) => (issue.state === 'draft' ? <WriteIssue issue={issue} /> : <WatchIssue issue={issue} />)}
			</AsyncBlock>
		</div>
	);
}
