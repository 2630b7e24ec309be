import { explain } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListHoursRequestsQuery } from '../../api/own-hours-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import * as s from './decide-hours.module.css';
import { DecideHours } from './decide-hours.tsx';

/** The open requests of psychologists, oldest first. */
export function HoursRequests({ now }: { readonly now: Date }): ReactNode {
	const query = useListHoursRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the requests"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the requests',
				detail: explain(query.error, {}, 'Check your connection and try again.'),
			}}
			isEmpty={({ data }) => data.length === 0}
			empty={{
				title: 'Nobody waits for an answer.',
				text: 'What psychologists ask about their hours and time off stands here until you decide.',
			}}
		>
			{({ data }) => (
				<div className={s.requests}>
					{data.map((request) => (
						<DecideHours key={request.psychologist.id} request={request} now={now} />
					))}
				</div>
			)}
		</AsyncBlock>
	);
}
