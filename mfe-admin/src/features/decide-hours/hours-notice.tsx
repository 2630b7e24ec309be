import { Link } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useCountHoursRequestsQuery } from '../../api/own-hours-api.ts';
import { HOURS_REQUESTS } from '../../lib/page/hours-addresses.ts';

/** Says how many requests for hours wait for a decision. Renders nothing if none do. */
export function HoursNotice(): ReactNode {
	const { data } = useCountHoursRequestsQuery();
	if (!data || data.open === 0) return null;
	return (
		<Notice
			tone="info"
			title={
				data.open === 1
					? 'One psychologist asks for other hours or time off'
					: `${data.open} psychologists ask for other hours or time off`
			}
			action={
				<ArrowLink component={Link} to={HOURS_REQUESTS}>
					Answer
				</ArrowLink>
			}
		>
			<p>Nothing changes in their calendar until you accept.</p>
		</Notice>
	);
}
