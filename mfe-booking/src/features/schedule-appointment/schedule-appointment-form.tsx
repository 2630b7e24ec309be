import { validateCreateAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { BookingBar } from '@tulia/ui/booking';
import { Form, FormErrors, type FormRefusal, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { choiceInWords, namedPsychologist, requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { usePsychologistName } from '../../lib/services/use-psychologists.ts';
import { useService } from '../../lib/services/use-services.ts';
import { ChooseWhen } from '../../lib/when/choose-when.tsx';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { AboutVisit } from './about-visit.tsx';
import { ChoosePsychologist } from './choose-psychologist.tsx';
import { ChooseService } from './choose-service.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { GiveConsents } from './give-consents.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import * as s from './schedule-appointment.module.css';
import { VisitSoFar } from './visit-so-far.tsx';

interface ScheduleAppointmentFormProps {
	readonly initialValues: ScheduleValues;
	readonly onSubmit: (values: ScheduleValues) => Promise<FormRefusal | undefined>;
	/** Called with everything chosen so far, at each change. */
	readonly onChange: (values: ScheduleValues) => void;
	readonly failure: WhenFailure | undefined;
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
		<ScheduleLayout {...rest} />
	</Form>
);

type LayoutProps = Omit<ScheduleAppointmentFormProps, 'initialValues' | 'onSubmit'>;

function ScheduleLayout({ onChange, failure, now }: LayoutProps): ReactNode {
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	const service = useService(values.serviceId);
	const ticket = useRef<HTMLElement>(null);
	useEffect(() => onChange(values), [onChange, values]);
	return (
		<>
			<FormErrors />
			<div className={s.book}>
				<Steps values={values} failure={failure} now={now} />
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

interface StepsProps extends Pick<LayoutProps, 'failure' | 'now'> {
	readonly values: ScheduleValues;
}

function Steps({ values: { serviceId, psychologistId }, failure, now }: StepsProps): ReactNode {
	const named = namedPsychologist(psychologistId);
	return (
		<div>
			<div className={s.step}>
				<ChooseService />
			</div>
			<div className={s.step}>
				<ChoosePsychologist serviceId={serviceId} />
			</div>
			<div className={s.step}>
				<h2 className={s.stepTitle}>When suits you?</h2>
				<ChooseWhen
					wanted={{ serviceId, psychologistId: named }}
					psychologist={usePsychologistName(named)}
					failure={failure}
					now={now}
				/>
			</div>
			<div className={s.step}>
				<h2 className={s.stepTitle}>Where we meet</h2>
				<MeetingPlace />
			</div>
			<div className={s.step}>
				<h2 className={s.stepTitle}>Anything we should know?</h2>
				<AboutVisit />
			</div>
			<GiveConsents />
		</div>
	);
}
