import { useGetProfileQuery, useListPsychologistsQuery, useListServicesQuery } from '@tulia/platform';
import { AsyncBlock, Container, Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedServices } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import { ServiceAccordion } from './service-accordion.tsx';
import * as s from './service-list.module.css';

/** Placeholders: the usual number of services. */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const skeleton = (
	<div className={s.rows}>
		{ROWS.map((row) => (
			<div key={row} className={s.row}>
				<div className={s.thumbnail}>
					<Skeleton shape="image" />
				</div>
				<div className={s.words}>
					<Skeleton shape="title" width="half" />
				</div>
			</div>
		))}
	</div>
);

export function ServiceList(): ReactNode {
	const services = useWithSaved(useListServicesQuery(), 'listServices', loadSavedServices);
	const { data: profile } = useGetProfileQuery();
	const { data: psychologists } = useListPsychologistsQuery();
	const failed = useFailure('We could not load the services', 'Loading services…');
	return (
		<Container>
			<AsyncBlock
				query={services}
				loading="Loading services"
				skeleton={skeleton}
				failed={failed}
				empty={{ title: 'No services yet', text: 'Please call us and we will tell you how we can help.' }}
				headingLevel="h2"
			>
				{({ data }) => (
					<ServiceAccordion services={data} currency={profile?.currency} psychologists={psychologists?.data ?? []} />
				)}
			</AsyncBlock>
		</Container>
	);
}
