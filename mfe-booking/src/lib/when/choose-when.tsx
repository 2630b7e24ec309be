import { dayOf, type WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import { useGetProfileQuery } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PhoneLink } from '../phone-link.tsx';
import type { AvailabilityFilter } from './availability-filter.ts';
import { ChooseDay } from './choose-day.tsx';
import { ChooseTime } from './choose-time.tsx';
import * as s from './when.module.css';
import type { WhenFailure } from './when-failure.ts';

/** The fields of a form that asks for a day and a time. */
type WhenValues = { readonly date?: Day | undefined; readonly time?: WallTime | undefined };

interface ChooseWhenProps {
	readonly filter: AvailabilityFilter;
	/** The name of whoever was chosen by name. */
	readonly psychologist?: string | undefined;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
}

/** What the last attempt says about the times on screen: nothing any more once another day or time is chosen. */
function refusalFor(failure: WhenFailure | undefined, { date, time }: WhenValues): string | undefined {
	if (failure?.at !== 'times' || failure.date !== date) return undefined;
	return (time ?? failure.time) === failure.time ? failure.text : undefined;
}

/** A day, then one of its free times: for booking and for moving alike. */
export function ChooseWhen({ filter, psychologist, failure, now }: ChooseWhenProps): ReactNode {
	const form = useForm<WhenValues>();
	const { values } = useFormState<WhenValues>({ subscription: { values: true } });
	const phone = useGetProfileQuery().data?.phones.main;
	const { serviceId, psychologistId } = filter;
	const { date } = values;
	const forgetTime = () => form.change('time', undefined);
	return (
		<>
			<p className={s.zone}>
				All times are Nairobi time (EAT).{' '}
				{phone ? (
					<>
						To come sooner than you find here, call <PhoneLink phone={phone} />.
					</>
				) : null}
			</p>
			<div className={s.when}>
				<ChooseDay filter={filter} today={dayOf(now)} onChange={forgetTime} />
				{serviceId !== undefined && date !== undefined ? (
					<ChooseTime
						key={`${serviceId} ${psychologistId} ${date}`}
						filter={{ serviceId, psychologistId }}
						date={date}
						psychologist={psychologist}
						refusal={refusalFor(failure, values)}
					/>
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
