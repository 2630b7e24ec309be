import { longDay, weekdayName } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { careLines, useGetProfileQuery } from '@tulia/platform';
import { CareCard } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** Crisis lines for the days before a visit, shown with a ticket whose note contains words of crisis. */
export function CareUntilVisit({ ticket: { date } }: { readonly ticket: Pick<Ticket, 'date'> }): ReactNode {
	const { data: profile } = useGetProfileQuery();
	return (
		<CareCard
			title={`Until ${weekdayName(date)}`}
			headingLevel="h3"
			lines={careLines(profile)}
			foot="Want an earlier time? Call us and say so. We will try."
		>
			We will see you on {longDay(date)}. Any hour before that feels too long, reach for one of these.
		</CareCard>
	);
}
