import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import { explain, usePage } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetMyHoursQuery } from '../../api/own-hours-api.ts';
import { MyHours } from '../../features/my-hours/my-hours.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

const WHY_FAILED = {
	forbidden: 'This page is for psychologists. Please log in with the account of one.',
	not_found: 'This account is not tied to a psychologist. The owner can do that under Users.',
};

const LEADS: Record<OwnHoursRule, string> = {
	ask_first: 'You ask for a change here, and an owner answers.',
	at_once: 'What you save counts at once.',
};

/** `/admin/my-hours` */
export function MyHoursPage(): ReactNode {
	usePage({ title: 'My hours and time off' });
	const now = useNow();
	const query = useGetMyHoursQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
	return (
		<>
			<AdminHeading title="My hours and time off" lead={query.data ? LEADS[query.data.rule] : '\u00a0'} />
			<PageTabs />
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading your hours"
				skeleton={<RowsSkeleton />}
				failed={{
					title: 'We could not load your hours',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(hours) => <MyHours hours={hours} now={now} />}
			</AsyncBlock>
		</>
	);
}
