import { Skeleton, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';

export const SERVICES_LABEL = 'What would you like help with?';
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The choice while the services load. */
export const ServicesSkeleton = (): ReactNode => (
	<div aria-busy="true">
		<p className={s.label}>{SERVICES_LABEL}</p>
		<VisuallyHidden role="status">Loading services</VisuallyHidden>
		<div className={s.cardPlaces}>
			{PLACES.map((place) => (
				<div key={place} className={s.cardPlace}>
					<Skeleton shape="control" />
				</div>
			))}
		</div>
	</div>
);
