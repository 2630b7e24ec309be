import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { DraftTicket } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { FocusedNotice } from '../../lib/focused-notice.tsx';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { plannedReminder } from '../../lib/ticket/reminder-words.ts';
import type { BookingFailure } from './booking-failure.ts';
import { ConfirmButton } from './confirm-button.tsx';
import * as s from './schedule-appointment.module.css';
import { type ScheduleValues, stillToChoose } from './schedule-values.ts';
import { useService } from './use-services.ts';

interface VisitSoFarProps {
	readonly values: ScheduleValues;
	readonly failure: BookingFailure | undefined;
	readonly now: Date;
}

const MISSING_ID = 'still-to-choose';

const Failure = ({ failure }: { readonly failure: BookingFailure & { at: 'button' } }): ReactNode => (
	<div className={s.above}>
		<FocusedNotice tone="bad">
			{failure.text} {failure.seeAppointments ? <Link to={paths.appointments()}>See my appointments</Link> : null}
		</FocusedNotice>
	</div>
);

/** The ticket as it fills in, with the button that prints its number. */
export function VisitSoFar({ values, failure, now }: VisitSoFarProps): ReactNode {
	const profile = useGetProfileQuery().data;
	const missing = stillToChoose(values);
	const { date, time, serviceId } = values;
	const service = useService(serviceId)?.title;
	return (
		<>
			{failure?.at === 'button' ? <Failure failure={failure} /> : null}
			<DraftTicket
				visit={{ date, time, service, location: profile?.address.lines.join(', ') ?? 'At the centre' }}
				action={
					<ConfirmButton size="lg" block describedBy={MISSING_ID}>
						Confirm Appointment
					</ConfirmButton>
				}
			>
				<p id={MISSING_ID} className={s.missing}>
					{missing ?? (failure ? '' : 'Nothing is booked until you confirm.')}
				</p>
				<p>Arrive 10 minutes early. Bring a valid ID and your ticket. {plannedReminder(date, time, now)}</p>
				{profile ? (
					<p>
						Plans change. To move or cancel, call <PhoneLink phone={profile.phones.main} /> at least 24 hours before.
					</p>
				) : null}
			</DraftTicket>
		</>
	);
}
