import type { WallTime } from '@tulia/centre/clock';
import { longDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { Notice, Skeleton } from '@tulia/ui';
import { SlotPicker } from '@tulia/ui/booking';
import { useBoundField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { FocusedNotice } from '../focused-notice.tsx';
import { SavedContentNotice } from '../saved-content-notice.tsx';
import { useUnavailableChoice } from '../use-unavailable-choice.ts';
import type { AvailabilityFilter } from './availability-filter.ts';
import { type FreeTimes, useFreeTimes } from './use-free-times.ts';
import * as s from './when.module.css';

interface ChooseTimeProps {
	readonly filter: AvailabilityFilter & { readonly serviceId: string };
	readonly date: Day;
	/** The name of a psychologist chosen by name. */
	readonly psychologist: string | undefined;
	/** The last refusal about these times, instead of the step's own message. */
	readonly refusal: string | undefined;
	/** The client has just tapped the day, so the times are scrolled into view. */
	readonly comesIntoView: boolean;
}

const PLACES = [0, 1, 2];

const SlotsSkeleton = (): ReactNode => (
	<div className={s.slotPlaces}>
		{PLACES.map((place) => (
			<Skeleton key={place} shape="control" />
		))}
	</div>
);

function noteOn({ times, areUsual }: FreeTimes, psychologist: string | undefined): string | undefined {
	if (times === undefined) return 'Loading the free times';
	if (areUsual) return undefined;
	const withPsychologist = psychologist === undefined ? '' : ` with ${psychologist}`;
	if (times.length === 0) return `No time is free${withPsychologist} on this day. Please choose another day.`;
	return times.length === 1 ? `1 time free${withPsychologist}` : `${times.length} times free${withPsychologist}`;
}

interface TimesNoticeProps {
	readonly refusal: string | undefined;
	readonly gone: WallTime | undefined;
}

function TimesNotice({ refusal, gone }: TimesNoticeProps): ReactNode {
	if (refusal !== undefined) {
		return (
			<div className={s.above}>
				<FocusedNotice tone="bad">{refusal}</FocusedNotice>
			</div>
		);
	}
	if (gone === undefined) return null;
	return (
		<div className={s.above}>
			<Notice tone="warm" role="alert">
				{gone} is not free for this service on this day. Please choose another time.
			</Notice>
		</div>
	);
}

/** The free start times of the chosen day. Needs a `key` of filter and day. */
export function ChooseTime({ filter, date, psychologist, refusal, comesIntoView }: ChooseTimeProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const { id, name, value, onChange, error } = useBoundField<WallTime>('time');
	const free = useFreeTimes(filter, filter.serviceId, date);
	const { submitting, submitSucceeded } = useFormState({ subscription: { submitting: true, submitSucceeded: true } });
	// The booking in flight removes its own time from the list, often before its response arrives.
	const isTakenByThis = submitting || (submitSucceeded && refusal === undefined);
	const offered = isTakenByThis ? undefined : free.times;
	const unavailable = useUnavailableChoice(value, offered, () => onChange(undefined));
	const isKnown = free.times !== undefined;
	useEffect(() => {
		if (comesIntoView && isKnown) box.current?.scrollIntoView({ block: 'nearest' });
	}, [comesIntoView, isKnown]);
	return (
		<div ref={box} className={s.times}>
			<TimesNotice refusal={refusal} gone={value === undefined ? unavailable : undefined} />
			<SlotPicker
				id={id}
				name={name}
				times={free.times ?? []}
				value={value}
				onChange={onChange}
				title={`${longDay(date)}, Nairobi time`}
				note={noteOn(free, psychologist)}
				error={error}
			/>
			{free.times === undefined ? <SlotsSkeleton /> : null}
			{free.areUsual ? (
				<div className={s.under}>
					<SavedContentNotice read="listAvailableTimes" isRetrying={free.isFetching} onRetry={free.retry}>
						We could not check live availability. Your time is only booked once you see your ticket.
					</SavedContentNotice>
				</div>
			) : null}
		</div>
	);
}
