import { Skeleton, VisuallyHidden } from '@tulia/ui';
import { RadioCards } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { SavedContentNotice } from './saved-content-notice.tsx';
import type { ServiceChoice } from './saved-services.ts';
import * as s from './schedule-appointment.module.css';
import { useServices } from './use-services.ts';

const LABEL = 'What would you like help with?';
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

const ServicesSkeleton = (): ReactNode => (
	<div aria-busy="true">
		<h2 className={s.stepTitle}>{LABEL}</h2>
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

const optionOf = ({ id, title, shortDescription, image }: ServiceChoice) => ({
	value: id,
	title,
	text: shortDescription,
	image: <Illustration of={image} />,
});

/** The first step: one service of all. */
export function ChooseService(): ReactNode {
	const { services, areSaved, isFetching, retry } = useServices();
	if (!services) return <ServicesSkeleton />;
	return (
		<>
			<RadioCards name="serviceId" label={LABEL} look="step" options={services.map(optionOf)} />
			{areSaved ? (
				<div className={s.under}>
					<SavedContentNotice read="listServices" isRetrying={isFetching} onRetry={retry} />
				</div>
			) : null}
		</>
	);
}
