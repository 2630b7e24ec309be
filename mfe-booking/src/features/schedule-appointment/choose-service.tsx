import { useGetProfileQuery } from '@tulia/platform';
import { RadioCards, useBoundField } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SavedContentNotice } from '../../lib/saved-content-notice.tsx';
import type { ServiceChoice } from '../../lib/services/saved-services.ts';
import { type Cost, costInWords, costOf } from '../../lib/services/use-cost.ts';
import { useServices } from '../../lib/services/use-services.ts';
import { useUnavailableChoice } from '../../lib/use-unavailable-choice.ts';
import { ChosenService } from './chosen-service.tsx';
import * as s from './schedule-appointment.module.css';
import { ServiceNotice } from './service-notice.tsx';
import { SERVICES_LABEL, ServicesSkeleton } from './services-skeleton.tsx';

interface ChooseServiceProps {
	/** The service of the draft that a newer choice replaced. */
	readonly replacedServiceId: string | undefined;
}

type Look = 'card' | 'list' | 'list asked for';

/**
 * The look of the choice: a card for a preselected service until the client changes it or it is not offered, else the
 * list.
 */
function useLook(value: string | undefined, isUnknown: boolean) {
	const { error } = useBoundField<string>('serviceId');
	const [look, setLook] = useState<Look>(value === undefined ? 'list' : 'card');
	// The list stays after a tap: a card in place of the tapped radio button would lose the focus.
	if (look === 'card' && (isUnknown || error !== undefined)) setLook('list');
	return { look, openList: () => setLook('list asked for') };
}

/** The first step: the choice of one service. */
export function ChooseService({ replacedServiceId }: ChooseServiceProps): ReactNode {
	const { services, areSaved, isFetching, retry } = useServices();
	const { value, onChange } = useBoundField<string>('serviceId');
	const [firstValue] = useState(value);
	const find = (serviceId: string | undefined) => services?.find(({ id }) => id === serviceId);
	const [chosen, before] = [find(value), find(replacedServiceId)];
	// Only the live list shows that a service is gone: the saved list is as old as the build.
	const offered = areSaved ? undefined : services?.map(({ id }) => id);
	const unavailable = useUnavailableChoice(value, offered, () => onChange(before?.id));
	const { look, openList } = useLook(value, services !== undefined && !chosen);
	if (!services) return <ServicesSkeleton />;
	return (
		<>
			{chosen && look === 'card' ? (
				<ChosenService service={chosen} onChange={openList} />
			) : (
				<ServiceList services={services} takesFocus={look === 'list asked for'} />
			)}
			<ServiceNotice
				isGone={unavailable !== undefined && value === before?.id}
				before={before?.title}
				now={unavailable === undefined && value === firstValue ? chosen?.title : undefined}
			/>
			{areSaved ? (
				<div className={s.under}>
					<SavedContentNotice read="listServices" isRetrying={isFetching} onRetry={retry} />
				</div>
			) : null}
		</>
	);
}

interface ServiceListProps {
	readonly services: readonly ServiceChoice[];
	/** True when the list replaced the focused button that opened it. */
	readonly takesFocus: boolean;
}

const optionOf = ({ id, title, image }: ServiceChoice, cost: Cost) => ({
	value: id,
	title,
	text: costInWords(cost),
	image: <Illustration of={image} />,
});

function ServiceList({ services, takesFocus }: ServiceListProps): ReactNode {
	const profile = useGetProfileQuery().data;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
	}, [takesFocus]);
	const options = services.map((service) => optionOf(service, costOf(service, profile)));
	return (
		<div ref={box}>
			<RadioCards name="serviceId" label={SERVICES_LABEL} compact options={options} />
		</div>
	);
}
