import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import { useGetProfileQuery } from '@tulia/platform';
import { DraftTicket } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { namedPsychologist, type ScheduleValues, stillToChoose } from '../../lib/draft/schedule-values.ts';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { useNoticeChannel } from '../../lib/reach/use-notice-channel.ts';
import { useCost } from '../../lib/services/use-cost.ts';
import { usePsychologistName } from '../../lib/services/use-psychologists.ts';
import { useService } from '../../lib/services/use-services.ts';
import { isNear, plannedReminder } from '../../lib/ticket/reminder-words.ts';
import { ButtonFailure } from '../../lib/when/button-failure.tsx';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { MeetingPlace } from './meeting-place.tsx';
import * as s from './schedule-appointment.module.css';

interface BookingSummaryProps {
	readonly values: ScheduleValues;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
}

const MISSING_ID = 'still-to-choose';

/** Until when the client may change the visit without a call (rule 4). */
function Policy({ isNear }: { readonly isNear: boolean }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	const call = phone ? <PhoneLink phone={phone} /> : 'us';
	if (isNear) return <p>This visit is less than 24 hours away. To move or cancel it, call {call}.</p>;
	return <p>You can move or cancel it free of charge until 24 hours before.</p>;
}

/** The ticket as it is filled in, with the button that books. */
export function BookingSummary({ values, failure, now }: BookingSummaryProps): ReactNode {
	const missing = stillToChoose(values);
	const by = useNoticeChannel();
	const { date, time, serviceId, psychologistId, forWhom } = values;
	const service = useService(serviceId);
	const cost = useCost(service);
	const psychologist = usePsychologistName(namedPsychologist(psychologistId));
	return (
		<>
			<ButtonFailure failure={failure} />
			<DraftTicket
				visit={{
					date,
					time,
					service: service?.title,
					psychologist,
					forWhom: forWhom && forWhomWords[forWhom],
					...cost,
					location: <MeetingPlace />,
				}}
				action={
					<div className={s.wideOnly}>
						<ConfirmButton size="lg" block describedBy={MISSING_ID} />
					</div>
				}
			>
				<p id={MISSING_ID} className={s.missing}>
					{missing ?? (failure ? '' : 'You pay nothing now.')}
				</p>
				<p>Arrive 10 minutes early. Bring a valid ID and your ticket. {plannedReminder(values, now, by)}</p>
				<Policy isNear={isNear(values, now)} />
			</DraftTicket>
		</>
	);
}
