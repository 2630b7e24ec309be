import { useListAvailableTimesQuery } from '@tulia/platform';
import { SlotPicker } from '@tulia/ui/booking';
import { SelectField, TextField, useBoundField, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import * as s from './schedule-fields.module.css';
import type { FreshTimes } from './schedule-refusal.ts';

/** The fields of a form that asks with whom, on which day and when. */
export type ScheduleValues = {
	readonly psychologistId?: string | undefined;
	readonly date?: string | undefined;
	/** `9:00 AM` */
	readonly time?: string | undefined;
};

interface ScheduleFieldsProps {
	/** Nothing is offered until it is known for which service. */
	readonly serviceId: string | undefined;
	/** The times a refusal brought: newer than what was loaded. */
	readonly freshTimes?: FreshTimes | undefined;
}

/** With whom, on which day, at which of the free times; or at another one, since staff may book sooner than clients. */
export function ScheduleFields({ serviceId, freshTimes }: ScheduleFieldsProps): ReactNode {
	const people = useListAllPsychologistsQuery().data?.data ?? [];
	const able = people.filter(
		({ active, serviceIds }) => active && (serviceId === undefined || serviceIds.includes(serviceId)),
	);
	return (
		<>
			<SelectField
				name="psychologistId"
				label="Psychologist"
				optional
				placeholder="First available"
				options={able.map(({ id, name }) => ({ value: id, label: name }))}
			/>
			<TextField name="date" type="date" label="Date" />
			<FreeTimes serviceId={serviceId} freshTimes={freshTimes} />
			<TextField
				name="time"
				label="Time"
				hint="Choose a free time above, or write one such as 9:00 AM. All times are Nairobi time (EAT)."
				autoComplete="off"
			/>
		</>
	);
}

interface TimesQuery {
	readonly data?: { readonly data: readonly string[] } | undefined;
	readonly isFetching: boolean;
	readonly isError: boolean;
}

function noteOn({ isFetching, isError }: TimesQuery, times: readonly string[] | undefined): string {
	if (times === undefined && isFetching) return 'Loading the free times';
	if (times === undefined && isError) return 'We could not load the free times. You can write the time below.';
	if (times === undefined || times.length === 0)
		return 'Clients cannot book this day. You may still write a time below if the centre is open then.';
	return times.length === 1 ? '1 time free' : `${times.length} times free`;
}

function FreeTimes({ serviceId, freshTimes }: ScheduleFieldsProps): ReactNode {
	const { value, onChange } = useBoundField<string>('time');
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	const { date, psychologistId } = values;
	const isAsked = serviceId !== undefined && date !== undefined;
	const query = useListAvailableTimesQuery(
		{ serviceId: serviceId ?? '', date: date ?? '', ...(psychologistId === undefined ? {} : { psychologistId }) },
		{ skip: !isAsked, refetchOnMountOrArgChange: true },
	);
	if (!isAsked) return <p className={s.quiet}>Choose a service and a day to see the free times.</p>;
	const times = freshTimes?.date === date ? freshTimes.times : query.currentData?.data;
	return (
		<SlotPicker times={times ?? []} value={value} onChange={onChange} title="Free times" note={noteOn(query, times)} />
	);
}
