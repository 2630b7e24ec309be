import { validateCreateAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { BookingBar } from '@tulia/ui/booking';
import { Form, FormErrors, type FormRefusal, useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayOf } from '../../lib/centre-time.ts';
import { AboutVisit } from './about-visit.tsx';
import type { BookingFailure } from './booking-failure.ts';
import { ChooseDay } from './choose-day.tsx';
import { ChooseService } from './choose-service.tsx';
import { ChooseTime } from './choose-time.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import * as s from './schedule-appointment.module.css';
import { choiceInWords, requestOf, type ScheduleValues } from './schedule-values.ts';
import { useService } from './use-services.ts';
import { VisitSoFar } from './visit-so-far.tsx';

interface ScheduleAppointmentFormProps {
	readonly initialValues: ScheduleValues;
	readonly onSubmit: (values: ScheduleValues) => Promise<FormRefusal | undefined>;
	/** Called with everything chosen so far, at each change. */
	readonly onChange: (values: ScheduleValues) => void;
	readonly failure: BookingFailure | undefined;
	readonly now: Date;
}

/** Steps, ticket and layout; `ScheduleAppointment` decides what confirming means. */
export const ScheduleAppointmentForm = ({
	initialValues,
	onSubmit,
	...rest
}: ScheduleAppointmentFormProps): ReactNode => (
	<Form<ScheduleValues>
		label="Schedule an appointment"
		initialValues={initialValues}
		validate={validateWith(validateCreateAppointmentBody, requestOf)}
		onSubmit={onSubmit}
	>
		<Steps {...rest} />
	</Form>
);

type StepsProps = Omit<ScheduleAppointmentFormProps, 'initialValues' | 'onSubmit'>;

function Steps({ onChange, failure, now }: StepsProps): ReactNode {
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	const service = useService(values.serviceId);
	const ticket = useRef<HTMLElement>(null);
	useEffect(() => onChange(values), [onChange, values]);
	return (
		<>
			<FormErrors />
			<div className={s.book}>
				<div>
					<div className={s.step}>
						<ChooseService />
					</div>
					<div className={s.step}>
						<h2 className={s.stepTitle}>When suits you?</h2>
						<ChooseWhen values={values} failure={failure} now={now} />
					</div>
					<div className={s.step}>
						<h2 className={s.stepTitle}>Where we meet</h2>
						<MeetingPlace />
					</div>
					<div className={s.step}>
						<h2 className={s.stepTitle}>Anything we should know?</h2>
						<AboutVisit />
					</div>
				</div>
				<aside ref={ticket} className={s.aside} aria-label="Your visit so far">
					<VisitSoFar values={values} failure={failure} now={now} />
				</aside>
			</div>
			<div className={s.bar}>
				<BookingBar
					title={choiceInWords(values)}
					text={service?.title ?? 'Choose a service'}
					action={<ConfirmButton>Confirm</ConfirmButton>}
					hideWhileSeen={ticket}
				/>
			</div>
		</>
	);
}

function ChooseWhen({ values, failure, now }: Omit<StepsProps, 'onChange'> & { readonly values: ScheduleValues }) {
	const form = useForm<ScheduleValues>();
	const { serviceId, date } = values;
	const forgetTime = () => form.change('time', undefined);
	const refusal =
		failure?.at === 'times' && failure.date === date && (values.time ?? failure.time) === failure.time ? failure : null;
	return (
		<>
			<p className={s.zone}>All times are Nairobi time (EAT).</p>
			<div className={s.when}>
				<ChooseDay serviceId={serviceId} today={dayOf(now)} onChange={forgetTime} />
				{serviceId !== undefined && date !== undefined ? (
					<ChooseTime key={`${serviceId} ${date}`} serviceId={serviceId} date={date} refusal={refusal?.text} />
				) : (
					<p className={s.quiet}>
						{serviceId === undefined
							? 'Choose a service and a day to see the free times.'
							: 'Choose a day to see its free times.'}
					</p>
				)}
			</div>
		</>
	);
}
