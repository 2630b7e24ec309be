import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours, useGetProfileQuery } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Icon, Section, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useFailure } from '../../lib/use-failure.ts';
import { MapDrawing } from './map-drawing.tsx';
import * as s from './office-location.module.css';

const Hours = ({ openingHours }: Pick<CentreProfile, 'openingHours'>): ReactNode => (
	<ul>
		{groupHours(openingHours).map(({ days, opens, closes }) => (
			<li key={days}>
				{days} {opens && closes ? `${clockTime(opens)} – ${clockTime(closes)}` : 'closed'}
			</li>
		))}
	</ul>
);

function Office({ address, openingHours }: CentreProfile): ReactNode {
	const [building, ...rest] = address.lines;
	return (
		<div className={s.details}>
			<div className={s.detail}>
				<Icon name="pin" className={s.icon} />
				<div>
					<h3 className={s.title}>{building}</h3>
					<p>{rest.join(', ')}.</p>
					<ArrowLink href={address.mapUrl} rel="noopener noreferrer">
						Find us on the map
					</ArrowLink>
				</div>
			</div>
			<div className={s.detail}>
				<Icon name="clock" className={s.icon} />
				<div>
					<h3 className={s.title}>Opening hours</h3>
					<Hours openingHours={openingHours} />
				</div>
			</div>
		</div>
	);
}

const skeleton = (
	<div className={s.waiting}>
		<SkeletonStack>
			<Skeleton width="half" />
			<Skeleton width="long" />
			<Skeleton width="half" />
			<Skeleton width="most" />
			<Skeleton width="half" />
		</SkeletonStack>
	</div>
);

export function OfficeLocation(): ReactNode {
	const profile = useGetProfileQuery();
	const failed = useFailure('We could not load our address and hours', 'Loading…');
	return (
		<Section tone="sunken" tight>
			<div className={s.split}>
				<MapDrawing />
				<div>
					<h2 className={s.heading}>Where we meet</h2>
					<AsyncBlock query={profile} loading="Loading address and hours" skeleton={skeleton} failed={failed}>
						{(centre) => <Office {...centre} />}
					</AsyncBlock>
				</div>
			</div>
		</Section>
	);
}
