import type { Service } from '@tulia/contracts/service/schemas';
import { Link, paths, useListServicesQuery } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Card, CardFoot, CardGrid, CardTitle, Section, SectionHead, Skeleton } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedServices } from '../../saved/load-saved.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './service-cards.module.css';

/** How many services home shows (R18). */
const SHOWN = 3;

const ServiceCard = ({ service: { id, title, shortDescription, image } }: { readonly service: Service }): ReactNode => (
	<Card as="li" media={<Illustration of={image} />}>
		<CardTitle component={Link} to={paths.service(id)}>
			{title}
		</CardTitle>
		<p>{shortDescription}</p>
		<CardFoot>
			<ArrowLink component="span" aria-hidden="true">
				How we can help
			</ArrowLink>
		</CardFoot>
	</Card>
);

const skeleton = (
	<CardGrid>
		{Array.from({ length: SHOWN }, (_, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
			<Card as="li" key={place} media={<Skeleton shape="image" />}>
				<div className={s.title}>
					<Skeleton shape="title" width="most" />
				</div>
				<div className={s.text}>
					<Skeleton width="long" />
				</div>
				<CardFoot>
					<div className={s.onward}>
						<Skeleton width="half" />
					</div>
				</CardFoot>
			</Card>
		))}
	</CardGrid>
);

/** The first services, with links to their details. */
export function ServiceCards(): ReactNode {
	const services = useWithSaved(useListServicesQuery(), 'listServices', loadSavedServices);
	const failed = useFailure('We could not load the services', 'Loading services…');
	const count = services.data?.data.length;
	return (
		<Section>
			<SectionHead
				title="What brings you here?"
				lead="You do not need a name for it. Start with what feels closest."
				action={
					<ArrowLink component={Link} to={paths.services()}>
						{count === undefined || count <= SHOWN ? 'See all services' : `See all ${count} services`}
					</ArrowLink>
				}
			/>
			<AsyncBlock
				query={services}
				loading="Loading services"
				skeleton={skeleton}
				failed={failed}
				empty={{ title: 'No services yet', text: 'Please call us and we will tell you how we can help.' }}
			>
				{({ data }) => (
					<CardGrid>
						{data.slice(0, SHOWN).map((service) => (
							<ServiceCard key={service.id} service={service} />
						))}
					</CardGrid>
				)}
			</AsyncBlock>
		</Section>
	);
}
