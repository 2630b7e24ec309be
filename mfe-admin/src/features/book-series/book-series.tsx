import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import { MOST_VISITS_OF_A_SERIES } from '@tulia/contracts/appointment/series-limits';
import type { SeriesChanged } from '@tulia/contracts/series/schemas';
import { useListServicesQuery } from '@tulia/platform';
import { ButtonRow } from '@tulia/ui';
import { FormErrors, type FormRefusal, RadioCards, SelectField, SubmitButton, useFormState } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useBookSeriesMutation, useLazyListSeriesTimesQuery } from '../../api/visits/series-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { isAttemptOver } from '../../lib/schedule/schedule-refusal.ts';
import { WhenFields } from '../../lib/schedule/when-fields.tsx';
import { type RequestedTime, timesToRequest, visitsWords } from '../../lib/series/requested-times.ts';
import { seriesRefusal } from '../../lib/series/series-refusal.ts';
import { useSentBody } from '../../lib/series/use-sent-body.ts';
import * as s from './book-series.module.css';
import { BookedSeries } from './booked-series.tsx';
import { LikeVisit } from './like-visit.tsx';
import { ProposedDates } from './proposed-dates.tsx';
import { questionOf, requestedTimesOf, useProposedTimes } from './proposed-times.ts';
import { isWhole, SERIES_FIELDS, type SeriesValues, seriesOf } from './series-values.ts';

interface BookSeriesProps {
	readonly clientId: string;
	readonly likeVisitId: string | undefined;
}

const FOR_WHOM = (['me', 'my_child', 'us'] as const).map((value) => ({ value, label: forWhomWordsForStaff[value] }));
const RHYTHMS = [
	{ value: 'week', title: 'Every week' },
	{ value: 'two_weeks', title: 'Every two weeks' },
	{ value: 'month', title: 'Every month', text: 'The same weekday: the second Tuesday, or the last.' },
];
const COUNTS = Array.from({ length: MOST_VISITS_OF_A_SERIES - 1 }, (_, index) => String(index + 2));
const UNTOUCHED: SeriesValues = { every: 'week', count: '8' };

/** Books several visits of a client at once. The state of each date is shown before anything is booked. */
export function BookSeries({ clientId, likeVisitId }: BookSeriesProps): ReactNode {
	const [booked, setBooked] = useState<{ readonly changed: SeriesChanged; readonly values: SeriesValues }>();
	return booked ? (
		<BookedSeries clientId={clientId} {...booked} />
	) : (
		<SeriesForm
			clientId={clientId}
			likeVisitId={likeVisitId}
			onBooked={(changed, values) => setBooked({ changed, values })}
		/>
	);
}

interface SeriesFormProps extends BookSeriesProps {
	readonly onBooked: (changed: SeriesChanged, values: SeriesValues) => void;
}

/** The request is idempotent by the form's key. */
function SeriesForm({ clientId, likeVisitId, onBooked }: SeriesFormProps): ReactNode {
	const [book] = useBookSeriesMutation();
	const name = `series:${clientId}`;
	const idempotency = useDraftKey(name);
	const sent = useSentBody<ReturnType<typeof seriesOf>>(idempotency.key);
	const [look] = useLazyListSeriesTimesQuery();

	async function shown(values: SeriesValues): Promise<readonly RequestedTime[]> {
		const question = questionOf(clientId, values);
		const times = question && (await look(question, true)).data;
		return times ? requestedTimesOf(times, question) : [];
	}

	async function submit(values: SeriesValues): Promise<FormRefusal | undefined> {
		const body = sent.bodyFor(values) ?? seriesOf(clientId, values, await shown(values));
		const missing = missingIn(values, body.visits.length);
		if (missing || !isWhole(body)) return { errors: [missing ?? WHO] };
		sent.store(values, body);
		const { data, error } = await book({ body, idempotencyKey: idempotency.key });
		if (data) {
			onBooked(data, values);
			return undefined;
		}
		if (isAttemptOver(error)) idempotency.renew();
		return seriesRefusal(error);
	}

	return (
		<StaffForm<SeriesValues>
			draft={{ name, stored: SERIES_FIELDS, incidental: SERIES_FIELDS.filter((field) => field !== 'choices') }}
			idempotency={idempotency}
			label="Book several visits"
			initialValues={UNTOUCHED}
			onSubmit={submit}
		>
			<FormErrors />
			<WhatAndHowOften />
			<PanelSection headingId="series-first">
				<h2 id="series-first">The first visit</h2>
				<FirstVisit />
			</PanelSection>
			<PanelSection headingId="series-dates">
				<h2 id="series-dates">The dates</h2>
				<ProposedDates clientId={clientId} />
				<ButtonRow>
					<BookButton clientId={clientId} />
				</ButtonRow>
			</PanelSection>
			{likeVisitId === undefined ? null : <LikeVisit visitId={likeVisitId} />}
		</StaffForm>
	);
}

function WhatAndHowOften(): ReactNode {
	const services = useListServicesQuery().data?.data ?? [];
	return (
		<PanelSection headingId="series-what">
			<h2 id="series-what">What, and how often?</h2>
			<div className={s.two}>
				<SelectField
					name="serviceId"
					label="Service"
					placeholder="Choose a service"
					options={services.map(({ id, title }) => ({ value: id, label: title }))}
				/>
				<SelectField name="forWhom" label="Who comes?" placeholder="Please ask" options={FOR_WHOM} />
			</div>
			<RadioCards name="every" label="How often?" options={RHYTHMS} />
			<div className={s.two}>
				<SelectField name="count" label="How many visits?" options={COUNTS} />
			</div>
		</PanelSection>
	);
}

function FirstVisit(): ReactNode {
	const { values } = useFormState<SeriesValues>({ subscription: { values: true } });
	return <WhenFields serviceId={values.serviceId} />;
}

function BookButton({ clientId }: { readonly clientId: string }): ReactNode {
	const { values, requested = [] } = useProposedTimes(clientId);
	const { length } = timesToRequest(values.choices ?? {}, requested);
	return <SubmitButton busyLabel="Booking…">Book {length === 0 ? 'the visits' : visitsWords(length)}</SubmitButton>;
}

const WHO = { field: 'forWhom', message: 'Please say who it is for' };

/** The missing parts of the first visit, without which no dates are proposed. */
function missingIn({ serviceId, date, time, psychologistId, forWhom }: SeriesValues, count: number) {
	if (!serviceId) return { field: 'serviceId', message: 'Please select a service' };
	if (!forWhom) return WHO;
	if (!date) return { field: 'date', message: 'Please select a date' };
	if (!time) return { field: 'time', message: 'Please select a time' };
	if (!psychologistId) return { field: 'time', message: 'Please choose the time of one psychologist' };
	return count === 0
		? { field: 'date', message: 'No date is left to book. Tick one, or choose another time.' }
		: undefined;
}
