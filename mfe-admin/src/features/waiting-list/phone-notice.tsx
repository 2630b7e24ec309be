import { Link, paths } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useCountWaitingQuery } from '../../api/visits/waiting-list-api.ts';

/**
 * Says that times are held for clients whom no message reached. Until these clients answer, their times cannot be
 * booked by others.
 */
export function PhoneNotice(): ReactNode {
	const { data } = useCountWaitingQuery();
	if (!data || data.toPhone === 0) return null;
	return (
		<Notice
			tone="warm"
			title={
				data.toPhone === 1
					? 'Phone one person: a time is kept for them'
					: `Phone ${data.toPhone} people: a time is kept for each of them`
			}
			action={
				<ArrowLink component={Link} to={paths.adminWaitingList()}>
					Open the waiting list
				</ArrowLink>
			}
		>
			<p>No message has told them yet, and it is kept for two hours at most.</p>
		</Notice>
	);
}
