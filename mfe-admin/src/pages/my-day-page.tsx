import { explain, usePage, useSessionUser } from '@tulia/platform';
import { AsyncBlock, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetMyDayQuery } from '../api/my-day-api.ts';
import { MyCalendar } from '../features/my-calendar/my-calendar.tsx';
import { leadWords } from '../features/my-day/day-words.ts';
import { MyDayBoard } from '../features/my-day/my-day-board.tsx';
import { PageTabs } from '../lib/page/page-tabs.tsx';
import { useNow } from '../lib/page/use-now.ts';

const WHY_FAILED = {
	forbidden: 'This page is for psychologists. Please log in with the account of one.',
	not_found: 'This account is not tied to a psychologist. The owner can do that under Users.',
};

/** `/admin/my-day` */
export function MyDayPage(): ReactNode {
	usePage({ title: 'My day' });
	const now = useNow();
	const user = useSessionUser();
	const query = useGetMyDayQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
	return (
		<>
			<AdminHeading
				title={
					<>
						<span lang="sw">Habari</span>
						{user ? `, ${user.name.split(' ')[0]}` : ''}
					</>
				}
				lead={query.data ? leadWords(query.data, now) : '\u00a0'}
			/>
			<PageTabs />
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading your day"
				skeleton={<DaySkeleton />}
				failed={{
					title: 'We could not load your day',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(day) => (
					<>
						<MyDayBoard day={day} now={now} />
						<MyCalendar />
					</>
				)}
			</AsyncBlock>
		</>
	);
}

const DaySkeleton = (): ReactNode => (
	<SkeletonStack>
		<Skeleton shape="block" />
		<Skeleton shape="block" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
