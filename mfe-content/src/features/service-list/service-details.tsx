import { priceWords } from '@tulia/centre/price-words';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { Link, paths } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import { Illustration } from '@tulia/ui/illustrations';
import { Fragment, type ReactNode } from 'react';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import * as s from './service-details.module.css';

interface ServiceDetailsProps {
	readonly service: Service;
	readonly currency: string | undefined;
	/** The psychologists who offer it. */
	readonly offeredBy: readonly Pick<PsychologistCard, 'id' | 'name'>[];
	/** Its drawing is on the first screen, so it loads eagerly. */
	readonly isFirst: boolean;
}

/** One service in full: text, what to expect, duration, price, and the schedule button. */
export const ServiceDetails = ({ service, currency, offeredBy, isFirst }: ServiceDetailsProps): ReactNode => (
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
			<OfferedBy people={offeredBy} />
			<ScheduleButton choice={{ service: service.id }}>Schedule a session</ScheduleButton>
		</div>
	</div>
);

/** The separator after a name, by how many names follow. */
const joint = (left: number): string => (left > 1 ? ', ' : ' or ');

/** "You can see Amina Hassan or Peter Mutiso", with links to their pages. */
const OfferedBy = ({ people }: { readonly people: ServiceDetailsProps['offeredBy'] }): ReactNode =>
	people.length === 0 ? null : (
		<p className={s.people}>
			You can see{' '}
			{people.map(({ id, name }, place) => (
				<Fragment key={id}>
					{place > 0 ? joint(people.length - place) : null}
					<Link to={paths.psychologist(id)}>{name}</Link>
				</Fragment>
			))}
			.
		</p>
	);
