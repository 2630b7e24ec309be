import { Notice } from '@tulia/ui';
import { RadioCards, useBoundField } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { SavedContentNotice } from '../../lib/saved-content-notice.tsx';
import type { ServiceChoice } from '../../lib/services/saved-services.ts';
import { useServices } from '../../lib/services/use-services.ts';
import { useGone } from '../../lib/use-gone.ts';
import * as s from './schedule-appointment.module.css';
import { SERVICES_LABEL, ServicesSkeleton } from './services-skeleton.tsx';

const optionOf = ({ id, title, shortDescription, image }: ServiceChoice) => ({
	value: id,
	title,
	text: shortDescription,
	image: <Illustration of={image} />,
});

/** The first step: one service of all. */
export function ChooseService(): ReactNode {
	const { services, areSaved, isFetching, retry } = useServices();
	const { value, onChange } = useBoundField<string>('serviceId');
	// Only the live list tells that a service is gone: the saved one is as old as the site.
	const offered = areSaved ? undefined : services?.map(({ id }) => id);
	const gone = useGone(value, offered, () => onChange(undefined));
	if (!services) return <ServicesSkeleton />;
	return (
		<>
			<RadioCards name="serviceId" label={SERVICES_LABEL} look="step" options={services.map(optionOf)} />
			{gone !== undefined && value === undefined ? (
				<div className={s.under}>
					<Notice tone="warm" role="status">
						The service you chose before is no longer offered. Please choose another.
					</Notice>
				</div>
			) : null}
			{areSaved ? (
				<div className={s.under}>
					<SavedContentNotice read="listServices" isRetrying={isFetching} onRetry={retry} />
				</div>
			) : null}
		</>
	);
}
