import { dayOf, type WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import { useGetProfileQuery } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import { Fragment, type ReactNode, useState } from 'react';
import { PhoneLink } from '../phone-link.tsx';
import type { AvailabilityFilter } from './availability-filter.ts';
import { ChooseDay } from './choose-day.tsx';
import { ChooseTime } from './choose-time.tsx';
import { useIsFull } from './next-days.tsx';
import * as s from './when.module.css';
import type { WhenFailure } from './when-failure.ts';

/** The fields of a form with a day and a time. */
type WhenValues = { readonly date?: Day | undefined; readonly time?: WallTime | undefined };

interface ChooseWhenProps {
	readonly filter: AvailabilityFilter;
	/** The name of a psychologist chosen by name. */
	readonly psychologist?: string | undefined;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
	/** Content for clients who find no suitable time: below the days, or above them if all first days are full. */
	readonly noTimeSuits?: ((isFull: boolean) => ReactNode) | undefined;
}

/** The last refusal about the times on screen; cleared by another day or time. */
function refusalFor(failure: WhenFailure | undefined, { date, time }: WhenValues): string | undefined {
	if (failure?.at !== 'times' || failure.date !== date) return undefined;
	return (time ?? failure.time) === failure.time ? failure.text : undefined;
}

/** A day, then one of its free times: for bookings and moves. */
export function ChooseWhen({ filter, psychologist, failure, now, noTimeSuits }: ChooseWhenProps): ReactNode {
	const form = useForm<WhenValues>();
	const { values } = useFormState<WhenValues>({ subscription: { values: true } });
	const [isChosenHere, setChosenHere] = useState(false);
	const today = dayOf(now);
	const isFull = useIsFull(today, filter);
	const phone = useGetProfileQuery().data?.phones.main;
	const { serviceId, psychologistId } = filter;
	const { date, time } = values;
	const chooseAnother = () => {
		setChosenHere(true);
		form.change('time', undefined);
	};
	// One key in both positions: input is preserved when the days become full, or free.
	const whereNoTimeSuits = <Fragment key="no time suits">{noTimeSuits?.(isFull)}</Fragment>;
	return (
		<div className={s.when}>
			{isFull ? whereNoTimeSuits : null}
			<ChooseDay
				key="days"
				filter={filter}
				today={today}
				onChange={chooseAnother}
				hasTime={time !== undefined}
				times={
					serviceId === undefined || date === undefined ? null : (
						<ChooseTime
							key={`${serviceId} ${psychologistId} ${date}`}
							filter={{ serviceId, psychologistId }}
							date={date}
							psychologist={psychologist}
							refusal={refusalFor(failure, values)}
							comesIntoView={isChosenHere}
						/>
					)
				}
			/>
			{isFull ? null : whereNoTimeSuits}
			{phone ? (
				<p className={s.quiet}>
					To come sooner than you find here, call <PhoneLink phone={phone} />.
				</p>
			) : null}
		</div>
	);
}
