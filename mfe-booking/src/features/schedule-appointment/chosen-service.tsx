import { useGetProfileQuery } from '@tulia/platform';
import { Button, VisuallyHidden } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../lib/choice-row.tsx';
import type { ServiceChoice } from '../../lib/services/saved-services.ts';
import { costInWords, costOf } from '../../lib/services/use-cost.ts';

interface ChosenServiceProps {
	readonly service: ServiceChoice;
	readonly onChange: () => void;
}

export const ChosenService = ({ service, onChange }: ChosenServiceProps): ReactNode => (
	<section aria-label="The service you chose">
		<ChoiceRow
			picture={<Illustration of={service.image} loading="eager" />}
			title={service.title}
			text={costInWords(costOf(service, useGetProfileQuery().data))}
			action={
				<Button variant="quiet" size="sm" onClick={onChange}>
					Change<VisuallyHidden> the service</VisuallyHidden>
				</Button>
			}
		/>
	</section>
);
