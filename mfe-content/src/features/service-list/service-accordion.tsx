import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { Accordion, AccordionItem } from '@tulia/ui/accordion';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { Breakable } from '../../lib/breakable.tsx';
import { useOpenItem } from '../../lib/url/use-open-item.ts';
import { ServiceDetails } from './service-details.tsx';

interface ServiceAccordionProps {
	readonly services: readonly Service[];
	/** ISO 4217 code of the prices; without it none is shown. */
	readonly currency: string | undefined;
	/** Empty until loaded. */
	readonly psychologists: readonly PsychologistCard[];
}

/** Every service as an accordion; at most one is open (R22). */
export function ServiceAccordion({ services, currency, psychologists }: ServiceAccordionProps): ReactNode {
	const [openId, setOpenId] = useOpenItem(services, services[0]?.id);
	return (
		<Accordion look="panels" headingLevel="h2" openId={openId} onOpenChange={setOpenId}>
			{services.map((service, place) => (
				<AccordionItem
					key={service.id}
					id={service.id}
					title={<Breakable text={service.title} />}
					line={service.shortDescription}
					thumbnail={<Illustration of={service.image} />}
				>
					<ServiceDetails
						service={service}
						currency={currency}
						offeredBy={psychologists.filter(({ serviceIds }) => serviceIds.includes(service.id))}
						isFirst={place === 0}
					/>
				</AccordionItem>
			))}
		</Accordion>
	);
}
