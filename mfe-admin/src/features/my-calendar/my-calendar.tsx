import { explain } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetMyDaySettingsQuery } from '../../api/my-day-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { DayNotices } from './day-notices.tsx';
import * as s from './my-calendar.module.css';

/** The calendar feed of a psychologist's visits, and the notices of changes. */
export function MyCalendar(): ReactNode {
	const query = useGetMyDaySettingsQuery();
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading your calendar and notices"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load your calendar and notices',
				detail: explain(query.error, {}, 'Check your connection and try again.'),
			}}
			isEmpty={() => false}
		>
			{({ feed, notices }) => (
				<div className={s.board}>
					<CalendarFeed feed={feed} />
					<DayNotices key={notices.version} notices={notices} />
				</div>
			)}
		</AsyncBlock>
	);
}
