import { useGetProfileQuery } from '@tulia/platform';
import { Button, VisuallyHidden } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import type { ServiceChoice } from '../../lib/services/saved-services.ts';
import { costOf } from '../../lib/services/use-cost.ts';
import * as s from './preselected-service.module.css';

interface PreselectedServiceProps {
	readonly service: ServiceChoice;
	readonly onChange: () => void;
}

/** The service that came along, with what it costs and how to pay. */
export const PreselectedService = ({ service, onChange }: PreselectedServiceProps): ReactNode => (
	<section className={s.chosen} aria-label="The service you chose">
		<div className={s.drawing}>
			<Illustration of={service.image} loading="eager" />
		</div>
		<div className={s.words}>
			<h2 className={s.title}>{service.title}</h2>
			<p className={s.text}>{service.shortDescription}</p>
		</div>
		<div className={s.change}>
			<Button variant="quiet" size="sm" onClick={onChange}>
				Change<VisuallyHidden> the service</VisuallyHidden>
			</Button>
		</div>
		<ServiceCost service={service} />
	</section>
);

/** Price, length and how to pay, for the service that is chosen. */
export function ServiceCost({ service }: { readonly service: ServiceChoice }): ReactNode {
	const { price, length, howToPay } = costOf(service, useGetProfileQuery().data);
	return (
		<dl className={s.cost}>
			{price === undefined ? null : <CostLine term="Price">{price}</CostLine>}
			<CostLine term="Length">{length}</CostLine>
			{howToPay === undefined ? null : <CostLine term="How to pay">{howToPay}</CostLine>}
		</dl>
	);
}

const CostLine = ({ term, children }: { readonly term: string; readonly children: string }): ReactNode => (
	<div>
		<dt>{term}</dt>
		<dd>{children}</dd>
	</div>
);
