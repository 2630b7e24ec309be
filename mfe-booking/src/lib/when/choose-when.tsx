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

/** The fields of a form that asks for a day and a time. */
type WhenValues = { readonly date?: Day | undefined; readonly time?: WallTime | undefined };

interface ChooseWhenProps {
	readonly filter: AvailabilityFilter;
	/** The name of whoever was chosen by name. */
	readonly psychologist?: string | undefined;
	readonly failure: WhenFailure | undefined;
	readonly now: Date;
	/** For whom no time suits: beneath the days, or before them while all of the first ones are full. */
	readonly noTimeSuits?: ((isFull: boolean) => ReactNode) | undefined;
}

/** What the last attempt says about the times on screen: nothing any more once another day or time is chosen. */
function refusalFor(failure: WhenFailure | undefined, { date, time }: WhenValues): string | undefined {
	if (failure?.at !== 'times' || failure.date !== date) return undefined;
	return (time ?? failure.time) === failure.time ? failure.text : undefined;
}

/** A day, then one of its free times: for booking and for moving alike. */
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
	// One key in both places: what is open or typed in it stays when the days become full, or free.
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
