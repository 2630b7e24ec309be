import { timeOf } from '@tulia/centre/clock';
import type { Dashboard, WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { getLaunchChecklist } from '@tulia/contracts/routes/launch';
import { countHoursRequests } from '@tulia/contracts/routes/own-hours';
import { countRegisters } from '@tulia/contracts/routes/register';
import { countWaiting } from '@tulia/contracts/routes/waiting-list';
import { explain, Link, paths, usePage, useSessionUser } from '@tulia/platform';
import { AsyncBlock, LinkButton, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetDashboardQuery } from '../api/dashboard-api.ts';
import { useGetLaunchChecklistQuery } from '../api/launch-api.ts';
import { useCountHoursRequestsQuery } from '../api/own-hours-api.ts';
import { useCountRegistersQuery } from '../api/registers-api.ts';
import { useCountWaitingQuery } from '../api/visits/waiting-list-api.ts';
import { HoursNotice } from '../features/decide-hours/hours-notice.tsx';
import { LaunchNotice } from '../features/launch-checklist/launch-notice.tsx';
import { CrisisNotice, ListDailyTasks } from '../features/list-daily-tasks/list-daily-tasks.tsx';
import { toSeeWords } from '../features/manage-appointments/today-words.ts';
import { RegisterNotice } from '../features/registers/register-notice.tsx';
import { Charts } from '../features/view-statistics/charts.tsx';
import { RecentActivity } from '../features/view-statistics/recent-activity.tsx';
import { StatTiles } from '../features/view-statistics/stat-tiles.tsx';
import { PhoneNotice } from '../features/waiting-list/phone-notice.tsx';
import { useHasSettled } from '../lib/page/use-has-settled.ts';
import { useMayCall } from '../lib/page/use-may-call.ts';
import { useNow } from '../lib/page/use-now.ts';
import * as s from './dashboard-page.module.css';

const WHY_FAILED = { forbidden: 'This account may not see the dashboard. Please log in with a staff account.' };

/** The maximum age of the cached dashboard, seconds. The frame has just fetched it for its counts. */
const FRESH_SECONDS = 10;

/** How many clients still come today, and when the next one does. */
function leadOf({ todayToSee, today }: Dashboard, now: Date): string {
	const next = today.find(({ status, scheduledFor }) => status === 'confirmed' && new Date(scheduledFor) > now);
	const words = toSeeWords(todayToSee);
	return next ? `${words} The next is at ${timeOf(new Date(next.scheduledFor))}.` : words;
}

/** Only owners see the figures of the centre. */
const hasFigures = (board: Dashboard): board is WholeDashboard => board.totalUsers !== undefined;

/** `/admin` */
export function DashboardPage(): ReactNode {
	usePage({ title: 'Dashboard' });
	const now = useNow();
	const user = useSessionUser();
	const query = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
	return (
		<>
			<AdminHeading
				title={
					<>
						<span lang="sw">Habari</span>
						{user ? `, ${user.name}` : ''}
					</>
				}
				lead={query.data ? leadOf(query.data, now) : '\u00a0'}
				action={
					<LinkButton component={Link} to={paths.adminNewAppointment()}>
						Book for a client
					</LinkButton>
				}
			/>
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading the dashboard"
				skeleton={<BoardSkeleton />}
				failed={{
					title: 'We could not load the dashboard',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(board) => (
					<div className={s.board}>
						<CrisisNotice board={board} now={now} />
						{hasFigures(board) ? <StatTiles board={board} /> : null}
						<ListDailyTasks board={board} now={now} />
						<Notices />
						{hasFigures(board) ? <Figures board={board} now={now} /> : null}
					</div>
				)}
			</AsyncBlock>
		</>
	);
}

/** The notices about other pages that the role may see. */
function Notices(): ReactNode {
	const may = useMayCall();
	return (
		<>
			{may(countWaiting) ? <PhoneNotice /> : null}
			{may(countHoursRequests) ? <HoursNotice /> : null}
			{may(countRegisters) ? <RegisterNotice /> : null}
			{may(getLaunchChecklist) ? <LaunchNotice /> : null}
		</>
	);
}

/** Whether one of the notices is still loading. */
function useAreNoticesLoading(): boolean {
	const may = useMayCall();
	const queries = [
		useCountWaitingQuery(undefined, { skip: !may(countWaiting) }),
		useCountHoursRequestsQuery(undefined, { skip: !may(countHoursRequests) }),
		useCountRegistersQuery(undefined, { skip: !may(countRegisters) }),
		useGetLaunchChecklistQuery(undefined, { skip: !may(getLaunchChecklist) }),
	];
	return queries.some(({ isLoading }) => isLoading);
}

/** The figures, which are below the notices and shown once all of these are loaded. */
function Figures({ board, now }: { readonly board: WholeDashboard; readonly now: Date }): ReactNode {
	if (!useHasSettled(true, useAreNoticesLoading())) return <Skeleton shape="block" />;
	return (
		<>
			<Charts board={board} />
			<RecentActivity board={board} now={now} />
		</>
	);
}

const BoardSkeleton = (): ReactNode => (
	<SkeletonStack>
		<Skeleton shape="block" />
		<Skeleton shape="block" />
		<Skeleton shape="block" />
	</SkeletonStack>
);
