import { Notice, Skeleton } from '@tulia/ui';
import { longDay, SlotPicker } from '@tulia/ui/booking';
import { useBoundField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import type { Day, WallTime } from '../../lib/centre-time.ts';
import { FocusedNotice } from '../../lib/focused-notice.tsx';
import { SavedContentNotice } from './saved-content-notice.tsx';
import * as s from './schedule-appointment.module.css';
import { type FreeTimes, useFreeTimes } from './use-free-times.ts';

interface ChooseTimeProps {
	readonly serviceId: string;
	readonly date: Day;
	/** What the last attempt to book says about these times; instead of what this step would say itself. */
	readonly refusal: string | undefined;
}

const PLACES = [0, 1, 2, 3, 4, 5];

const SlotsSkeleton = (): ReactNode => (
	<div className={s.slotPlaces}>
		{PLACES.map((place) => (
			<Skeleton key={place} shape="control" />
		))}
	</div>
);

const noteOn = ({ times, areUsual }: FreeTimes): string | undefined => {
	if (times === undefined) return 'Loading the free times';
	if (areUsual) return undefined;
	if (times.length === 0) return 'No time is free on this day. Please choose another day.';
	return times.length === 1 ? '1 time free' : `${times.length} times free`;
};

/** Lets go of a time that is no longer offered, and tells which it was. */
function useGoneTime(time: WallTime | undefined, times: FreeTimes['times'], drop: () => void): WallTime | undefined {
	const [gone, setGone] = useState<WallTime | undefined>(undefined);
	const isGone = time !== undefined && times !== undefined && !times.includes(time);
	useEffect(() => {
		if (!isGone) return;
		setGone(time);
		drop();
	}, [isGone, time, drop]);
	return time === undefined ? gone : undefined;
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

/** The free start times of the chosen day. Give it a `key` of service and day. */
export function ChooseTime({ serviceId, date, refusal }: ChooseTimeProps): ReactNode {
	const { id, name, value, onChange, error } = useBoundField<WallTime>('time');
	const free = useFreeTimes(serviceId, date);
	const gone = useGoneTime(value, free.times, () => onChange(undefined));
	return (
		<div>
			<TimesNotice refusal={refusal} gone={gone} />
			<SlotPicker
				id={id}
				name={name}
				times={free.times ?? []}
				value={value}
				onChange={onChange}
				title={longDay(date)}
				note={noteOn(free)}
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
