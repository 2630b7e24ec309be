import { Link, paths, usePage } from '@tulia/platform';
import { Icon, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

interface ScheduleHeadingProps {
	/** The service that came along from its own page. */
	readonly service?: { readonly id: string; readonly title: string } | undefined;
}

/** The head of `/schedule-appointment`, the same while it waits and when it is there. */
export function ScheduleHeading({ service }: ScheduleHeadingProps): ReactNode {
	usePage({ title: 'Book a visit', description: 'Choose a service, a day and a time.' });
	if (!service)
		return (
			<PageHeading lead="Choose a service, a day and a time. Nothing is booked until you confirm.">
				Book a visit
			</PageHeading>
		);
	return (
		<PageHeading
			back={
				<Link to={paths.service(service.id)}>
					<Icon name="arrowLeft" />
					{service.title}
				</Link>
			}
			lead="Your service is chosen. Now who, whom and when. Nothing is booked until you confirm."
		>
			Book a visit
		</PageHeading>
	);
}
