import { careLines, useGetProfileQuery } from '@tulia/platform';
import { CareCard } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** After a cancellation whose reason contained words of crisis: crisis lines, because no answer comes at once. */
export function CareAfterCancelling(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	return (
		<CareCard
			title="People you can reach now"
			headingLevel="h2"
			lines={careLines(profile)}
			foot="Would you like your visit back? Call us and say so."
		>
			A person here reads what you wrote, and that can take until tomorrow. You do not have to wait for us.
		</CareCard>
	);
}
