import { priceWords } from '@tulia/centre/price-words';
import type { Service } from '@tulia/contracts/service/schemas';
import { Icon } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import * as s from './service-details.module.css';

interface ServiceDetailsProps {
	readonly service: Service;
	readonly currency: string | undefined;
	/** Its drawing is on the first screen. */
	readonly isFirst: boolean;
}

/** One service in full: what it is, what to expect, how long, how much, and the way in. */
export const ServiceDetails = ({ service, currency, isFirst }: ServiceDetailsProps): ReactNode => (
	<div className={s.details}>
		<div className={s.drawing}>
			<Illustration of={service.image} loading={isFirst ? 'eager' : 'lazy'} />
		</div>
		<div>
			<p className={s.description}>{service.description}</p>
			<h3 className={s.expect}>What you can expect</h3>
			<ul className={s.benefits}>
				{service.benefits.map((benefit) => (
					<li key={benefit} className={s.benefit}>
						<Icon name="tick" className={s.tick} />
						<span>{benefit}</span>
					</li>
				))}
			</ul>
			<p className={s.terms}>
				<span className={s.term}>
					<Icon name="clock" className={s.clock} />
					{service.durationMinutes} minutes
				</span>
				{currency === undefined ? null : (
					<span className={s.term}>
						<b className={s.price}>{priceWords(service.price, currency)}</b> per session
					</span>
				)}
			</p>
			<ScheduleButton choice={{ service: service.id }}>Schedule a session</ScheduleButton>
		</div>
	</div>
);
