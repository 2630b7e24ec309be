import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import type { FieldError } from '@tulia/contracts/problem';
import { validateCreateAppointmentBody } from '@tulia/contracts/validators/own-appointment';
import { validateWith } from '@tulia/platform';
import { classNames } from '@tulia/ui';
import { BookingBar } from '@tulia/ui/booking';
import { Form, FormErrors, type FormRefusal, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import type { InitialSchedule } from '../../lib/draft/preselection.ts';
import { choiceInWords, namedPsychologist, requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { HowWeTellYou } from '../../lib/reach/reach-parts.ts';
import { useCost } from '../../lib/services/use-cost.ts';
import { usePsychologistName } from '../../lib/services/use-psychologists.ts';
import { useService } from '../../lib/services/use-services.ts';
import { ChooseWhen } from '../../lib/when/choose-when.tsx';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { AboutVisit } from './about-visit.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { ChooseForWhom } from './choose-for-whom.tsx';
import { ChoosePsychologist } from './choose-psychologist.tsx';
import { ChooseService } from './choose-service.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { GiveConsents } from './give-consents.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import { NextFreeTime } from './next-free-time.tsx';
import * as s from './schedule-appointment.module.css';

interface ScheduleAppointmentFormProps {
	readonly start: InitialSchedule;
	readonly onSubmit: (values: ScheduleValues) => Promise<FormRefusal | undefined>;
	/** Called with everything chosen so far, at each change. */
	readonly onChange: (values: ScheduleValues) => void;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
}

const validateBody = validateWith(validateCreateAppointmentBody, requestOf);

/** The contract takes a request that leaves out whom it is for; this form asks everybody. */
const validateSchedule = (values: ScheduleValues): readonly FieldError[] => [
	...validateBody(values),
	...(values.forWhom === undefined ? [{ field: 'forWhom', message: 'Please say who it is for' }] : []),
];

/** Steps, ticket and layout; `ScheduleAppointment` decides what confirming means. */
export const ScheduleAppointmentForm = ({ start, onSubmit, ...rest }: ScheduleAppointmentFormProps): ReactNode => (
	<Form<ScheduleValues>
		label="Schedule an appointment"
		initialValues={start.values}
		validate={validateSchedule}
		onSubmit={onSubmit}
		errorFocus="first field"
	>
		<ScheduleLayout replacedServiceId={start.replacedServiceId} {...rest} />
	</Form>
);

interface LayoutProps extends Omit<ScheduleAppointmentFormProps, 'start' | 'onSubmit'> {
	readonly replacedServiceId: string | undefined;
}

function ScheduleLayout({ replacedServiceId, onChange, failure, now }: LayoutProps): ReactNode {
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	const service = useService(values.serviceId);
	const price = useCost(service)?.price;
	const ticket = useRef<HTMLElement>(null);
	useEffect(() => onChange(values), [onChange, values]);
	return (
		<>
			<FormErrors />
			<div className={s.book}>
				<Steps values={values} replacedServiceId={replacedServiceId} failure={failure} now={now} />
				<aside ref={ticket} className={s.aside} aria-label="Your visit so far">
					<BookingSummary values={values} failure={failure} now={now} />
				</aside>
			</div>
			<div className={s.bar}>
				<BookingBar
					title={choiceInWords(values)}
					text={barText(values, service?.title, price)}
					action={<ConfirmButton>Confirm</ConfirmButton>}
					hideWhileSeen={ticket}
				/>
			</div>
		</>
	);
}

/** Under the day and time: whom it is for and what it costs, as far as they are known. */
const barText = (
	{ forWhom }: ScheduleValues,
	title: string | undefined,
	price: string | undefined,
): string | undefined => (forWhom === undefined ? title : [forWhomWords[forWhom], price].filter(Boolean).join(', '));

interface StepsProps extends Pick<LayoutProps, 'replacedServiceId' | 'failure' | 'now'> {
	readonly values: ScheduleValues;
}

function Steps({ values, replacedServiceId, failure, now }: StepsProps): ReactNode {
	return (
		<div>
			<div className={s.step}>
				<ChooseService replacedServiceId={replacedServiceId} />
			</div>
			<div className={s.step}>
				<ChooseForWhom />
			</div>
			{values.forWhom === undefined ? (
				<WaitingSteps serviceId={values.serviceId} now={now} />
			) : (
				<WhomAndWhen values={values} failure={failure} now={now} />
			)}
			<div className={s.step}>
				<h2 className={s.stepTitle}>Where we meet</h2>
				<MeetingPlace />
			</div>
			<div className={s.step}>
				<h2 className={s.stepTitle}>Anything we should know?</h2>
				<AboutVisit />
			</div>
			<HowWeTellYou />
			<GiveConsents />
		</div>
	);
}

/** The steps that wait for whom it is for, in words. */
const WaitingSteps = ({
	serviceId,
	now,
}: {
	readonly serviceId: string | undefined;
	readonly now: Date;
}): ReactNode => (
	<>
		<div className={classNames(s.step, s.waiting)}>
			<h2 className={s.stepTitle}>Who would you like to see?</h2>
			<p>We show the people and their free times when we know who it is for.</p>
		</div>
		<div className={classNames(s.step, s.waiting)}>
			<h2 className={s.stepTitle}>When suits you?</h2>
			{serviceId === undefined ? (
				<p>Choose a service and say who it is for to see the free times.</p>
			) : (
				<NextFreeTime serviceId={serviceId} now={now} />
			)}
		</div>
	</>
);

function WhomAndWhen({ values, failure, now }: Omit<StepsProps, 'replacedServiceId'>): ReactNode {
	const { serviceId, psychologistId } = values;
	const named = namedPsychologist(psychologistId);
	return (
		<>
			<div className={s.step}>
				<ChoosePsychologist serviceId={serviceId} />
			</div>
			<div className={s.step}>
				<h2 className={s.stepTitle}>When suits you?</h2>
				<ChooseWhen
					filter={{ serviceId, psychologistId: named }}
					psychologist={usePsychologistName(named)}
					failure={failure}
					now={now}
				/>
			</div>
		</>
	);
}
