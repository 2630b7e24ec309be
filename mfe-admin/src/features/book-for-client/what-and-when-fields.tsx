import { minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { isDay } from '@tulia/centre/day';
import { whoReads } from '@tulia/centre/who-reads';
import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import { addToWaitingList } from '@tulia/contracts/routes/waiting-list';
import { Link, paths, useListServicesQuery, useSearchParams } from '@tulia/platform';
import { Checkbox, RadioCards, SelectField, TextArea, useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect } from 'react';
import { newPersonState } from '../../lib/clients/client-search-words.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { WhenFields } from '../../lib/schedule/when-fields.tsx';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';
import { StepBox } from './step-box.tsx';
import { useVisitDraft } from './use-visit-draft.ts';

const FOR_WHOM = (['me', 'my_child', 'us'] as const).map((value) => ({ value, label: forWhomWordsForStaff[value] }));
const OUTCOMES = [
	{ value: 'attended', title: 'Attended' },
	{ value: 'missed', title: 'Missed' },
];

/** The second step: service and time. Any half hour can be chosen, and a past visit needs an outcome. */
export function WhatAndWhenFields(): ReactNode {
	const services = useListServicesQuery().data?.data ?? [];
	const { serviceId, when } = useVisitDraft();
	useLinkedTime();
	return (
		<StepBox number={2} title="What, and when?">
			<div className={s.two}>
				<SelectField
					name="serviceId"
					label="Service"
					placeholder="Choose a service"
					options={services.map(({ id, title }) => ({ value: id, label: title }))}
				/>
				<SelectField name="forWhom" label="Who comes?" placeholder="Please ask" options={FOR_WHOM} />
			</div>
			<WhenFields serviceId={serviceId} whenFull={<WaitInstead />} />
			{when === 'today' ? <Checkbox name="arrived" label="They are here now: note that they arrived" /> : null}
			{when === 'over' ? (
				<RadioCards name="outcome" label="This visit is over. Did the client come?" options={OUTCOMES} />
			) : null}
			<TextArea
				name="notes"
				label="What the client wants us to know"
				hint={whoReads.clientNotes.words}
				optional
				maxLength={500}
			/>
		</StepBox>
	);
}

/** A link to the waiting list for the current client. The booking form is offered again afterwards. */
function WaitInstead(): ReactNode {
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const may = useMayCall();
	const { clientId } = values;
	if (!may(addToWaitingList)) return null;
	return (
		<p>
			No time is free on this day.{' '}
			<Link
				to={clientId ? paths.adminWaitingFor(clientId) : paths.adminWaitingList()}
				state={clientId ? undefined : newPersonState(values)}
			>
				Put them on the waiting list
			</Link>
		</p>
	);
}

/** A time in the calendar's format: `9:00 AM`. */
const isWallTime = (time: string): boolean => wallTime(minuteOfWallTime(time)) === time;

/** Fills in the time and psychologist of a link from the calendar. */
function useLinkedTime(): void {
	const form = useForm<BookingValues>();
	const [params] = useSearchParams();
	const [date = '', time = '', psychologistId] = [
		params.get('date'),
		params.get('time'),
		params.get('psychologist'),
	].map((value) => value ?? undefined);
	// The values are not initial ones, because a form restores its initial values to emptied fields.
	useEffect(() => {
		if (!isDay(date) || !isWallTime(time)) return;
		form.batch(() => {
			form.change('date', date);
			form.change('time', time);
			form.change('psychologistId', psychologistId);
		});
	}, [date, time, psychologistId, form]);
}
