import type { FieldError } from '@tulia/contracts/problem';
import { validateCreateAppointmentBody } from '@tulia/contracts/validators/own-appointment';
import { validateWith } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect } from 'react';
import { type BookingStep, STEP_NAMES } from '../../lib/draft/booking-step.ts';
import type { InitialSchedule } from '../../lib/draft/preselection.ts';
import { namedPsychologist, requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { HowWeTellYou } from '../../lib/reach/reach-parts.ts';
import { usePsychologistName } from '../../lib/services/use-psychologists.ts';
import { ChooseWhen } from '../../lib/when/choose-when.tsx';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { AddNote, CrisisLine } from './add-note.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { ChooseForWhom } from './choose-for-whom.tsx';
import { ChoosePsychologist } from './choose-psychologist.tsx';
import { ChooseService } from './choose-service.tsx';
import * as s from './schedule-appointment.module.css';
import { StepBar } from './step-bar.tsx';
import * as steps from './steps.module.css';
import { useSteps } from './use-steps.ts';

export interface ScheduleAppointmentFormProps {
	readonly start: InitialSchedule;
	readonly onSubmit: (values: ScheduleValues) => Promise<FormRefusal | undefined>;
	/** Called with all values at each change. */
	readonly onChange: (values: ScheduleValues) => void;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
	/** Content for clients who find no suitable time. It may contain a form. */
	readonly noTimeSuits: (
		chosen: Pick<ScheduleValues, 'serviceId' | 'forWhom'>,
		now: Date,
		isFull: boolean,
	) => ReactNode;
}

/** Loaded late: booking does not need the consents. */
const GiveConsents = lazyPart(async () => (await import('./give-consents.tsx')).GiveConsents);

const validateBody = validateWith(validateCreateAppointmentBody, requestOf);

/** The contract accepts a request without `forWhom`; this form requires it. */
const validateSchedule = (values: ScheduleValues): readonly FieldError[] => [
	...validateBody(values),
	...(values.forWhom === undefined ? [{ field: 'forWhom', message: 'Please say who it is for' }] : []),
];

/** Steps, ticket and layout; `ScheduleAppointment` submits the form. */
export const ScheduleAppointmentForm = ({ start, onSubmit, ...rest }: ScheduleAppointmentFormProps): ReactNode => (
	<Form<ScheduleValues>
		label="Schedule an appointment"
		initialValues={start.values}
		validate={validateSchedule}
		onSubmit={onSubmit}
		errorFocus="first field"
		holdsForms
	>
		<ScheduleLayout replacedServiceId={start.replacedServiceId} {...rest} />
	</Form>
);

interface LayoutProps extends Omit<ScheduleAppointmentFormProps, 'start' | 'onSubmit'> {
	readonly replacedServiceId: string | undefined;
}

/** All steps and the ticket: side by side on a desktop, one step at a time on a phone. */
function ScheduleLayout({ replacedServiceId, onChange, failure, now, noTimeSuits }: LayoutProps): ReactNode {
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	const { step, next, bar } = useSteps(values);
	useEffect(() => onChange(values), [onChange, values]);
	return (
		<>
			<FormErrors />
			<div className={s.book}>
				<Part of="who" current={step}>
					<ChooseService replacedServiceId={replacedServiceId} />
					<ChooseForWhom />
				</Part>
				<Part of="when" current={step}>
					{values.forWhom === undefined ? (
						<p className={s.quiet}>We show the people and their free times when we know who it is for.</p>
					) : (
						<WhomAndWhen values={values} failure={failure} now={now} noTimeSuits={noTimeSuits} />
					)}
				</Part>
				<Part of="check" current={step}>
					<div className={s.rows}>
						<HowWeTellYou />
						<AddNote />
						<GiveConsents />
					</div>
					<CrisisLine />
					<aside className={s.aside} aria-label="Your visit so far">
						<BookingSummary values={values} failure={failure} now={now} />
					</aside>
				</Part>
			</div>
			<div ref={bar} className={steps.bar}>
				<StepBar step={step} values={values} onNext={next} />
			</div>
		</>
	);
}

interface PartProps {
	readonly of: BookingStep;
	readonly current: BookingStep;
	readonly children: ReactNode;
}

const Part = ({ of, current, children }: PartProps): ReactNode => (
	<section
		className={classNames(steps.part, of === current && steps.current)}
		data-step={of}
		aria-labelledby={`step-${of}`}
	>
		<h2 id={`step-${of}`} tabIndex={-1} className={steps.partTitle}>
			{STEP_NAMES[of]}
		</h2>
		<div className={s.fields}>{children}</div>
	</section>
);

type WhomAndWhenProps = Pick<LayoutProps, 'failure' | 'now' | 'noTimeSuits'> & { readonly values: ScheduleValues };

function WhomAndWhen({ values, failure, now, noTimeSuits }: WhomAndWhenProps): ReactNode {
	const { serviceId, psychologistId } = values;
	const named = namedPsychologist(psychologistId);
	return (
		<>
			<ChoosePsychologist serviceId={serviceId} />
			<ChooseWhen
				filter={{ serviceId, psychologistId: named }}
				psychologist={usePsychologistName(named)}
				failure={failure}
				now={now}
				noTimeSuits={(isFull) => noTimeSuits(values, now, isFull)}
			/>
		</>
	);
}
