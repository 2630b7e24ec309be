import { useListServicesQuery, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { OfficeLocation } from '../features/office-location/office-location.tsx';
import { OurApproach } from '../features/service-list/our-approach.tsx';
import { ServiceList } from '../features/service-list/service-list.tsx';

export function ServicesPage(): ReactNode {
	const { data: services } = useListServicesQuery();
	usePage({
		title: 'Services',
		description: 'How we can help: what happens in a session, how long it takes and what it costs. All in person.',
		content: { services: services?.data },
	});
	return (
		<>
			<Container>
				<PageHeading lead="Everything we offer is in person. Open a service to see what happens in a session. Not sure which fits? Book the closest one and we will work it out together.">
					How we can help
				</PageHeading>
			</Container>
			<ServiceList />
			<OurApproach />
			<OfficeLocation />
		</>
	);
}
