import { Link, paths, usePage } from '@tulia/platform';
import { Icon, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type BookingStep, STEP_NAMES, STEPS, stepBefore } from '../../lib/draft/booking-step.ts';
import { StepLink } from './step-link.tsx';
import * as s from './steps.module.css';

interface ScheduleHeadingProps {
	/** The service preselected by the address. */
	readonly service?: { readonly id: string; readonly title: string } | undefined;
	readonly step: BookingStep;
}

/** The heading of `/schedule-appointment`, the same for skeleton and form. On a phone it names the step. */
export function ScheduleHeading({ service, step }: ScheduleHeadingProps): ReactNode {
	usePage({ title: 'Book a visit', description: 'Choose a service, a day and a time.' });
	const before = stepBefore(step);
	return (
		<div className={s.head}>
			{before ? (
				<p className={s.back}>
					<StepLink to={before}>
						<Icon name="chevronLeft" />
						{STEP_NAMES[before]}
					</StepLink>
				</p>
			) : null}
			<PageHeading
				back={
					<Link to={service ? paths.service(service.id) : paths.services()}>
						<Icon name="arrowLeft" />
						{service?.title ?? 'Services'}
					</Link>
				}
				lead="Three short parts. Nothing is booked until you confirm."
			>
				Book a visit
			</PageHeading>
			<p className={s.at}>
				Step {STEPS.indexOf(step) + 1} of {STEPS.length}
			</p>
		</div>
	);
}
