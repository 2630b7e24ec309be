import { dayOf, timeOf } from '@tulia/centre/clock';
import type { Rhythm } from '@tulia/contracts/appointment/series-limits';
import type { FollowingMoves } from '@tulia/contracts/series/schemas';
import { explain } from '@tulia/platform';
import { useForm, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useListFollowingMovesQuery } from '../../api/visits/series-api.ts';
import type { WhenValues } from '../../lib/schedule/use-staff-day.ts';
import * as w from '../../lib/schedule/when-fields.module.css';
import { DateRows } from '../../lib/series/date-rows.tsx';
import { type Choices, dateWords, type RequestedTime, timesToRequest } from '../../lib/series/requested-times.ts';

/** The values of the form that moves a visit and the later ones of its series. */
export type MovesValues = WhenValues & { readonly choices?: Choices | undefined };

/** The query of all new times; `undefined` until the new time of the first visit is known. */
export const movesQuestion = (id: string, { date, time, psychologistId }: WhenValues) =>
	date === undefined || time === undefined
		? undefined
		: { id, date, time, ...(psychologistId === undefined ? {} : { psychologistId }) };

const requestedTimesOf = ({ data }: FollowingMoves): readonly RequestedTime[] =>
	data.map(({ id, scheduledFor, psychologistId, psychologist, to }) => {
		const start = new Date(scheduledFor);
		const note = `Now ${dateWords({ date: dayOf(start), time: timeOf(start) })}.`;
		return { key: id, time: to, psychologistId, psychologist, note };
	});

/** The request for the chosen visits, with their versions. */
export const movesOf = (moves: FollowingMoves, choices: Choices = {}) =>
	timesToRequest(choices, requestedTimesOf(moves)).flatMap(({ key, chosen: { date, time, psychologistId } }) => {
		const move = moves.data.find(({ id }) => id === key);
		return move ? [{ id: key, version: move.version, date, time, psychologistId }] : [];
	});

const WHY_FAILED = { not_found: 'This series is no longer on file.' };

const AS_MANY_DAYS = 'Each goes as many days earlier or later as this one.';
/** The Thursday after a second Tuesday is not the second Thursday of every month. */
const MONTHLY = `${AS_MANY_DAYS} So a second Tuesday becomes the Thursday after it, and not always the second Thursday. Give a visit another time where that does not suit.`;

interface PlannedMovesProps {
	readonly id: string;
	readonly serviceId: string;
	readonly every: Rhythm | undefined;
}

/** Every visit that would move, with the state of its new time. Each can stay, or get another time. */
export function PlannedMoves({ id, serviceId, every }: PlannedMovesProps): ReactNode {
	const form = useForm<MovesValues>();
	const { values } = useFormState<MovesValues>({ subscription: { values: true } });
	const question = movesQuestion(id, values);
	const { currentData, error, isFetching } = useListFollowingMovesQuery(question ?? { id, date: '', time: '' }, {
		skip: question === undefined,
		refetchOnMountOrArgChange: true,
	});
	if (!question) return <p className={w.hint}>Choose the new day and time of this visit to see where the others go.</p>;
	if (error && !isFetching)
		return <p role="alert">{explain(error, WHY_FAILED, 'We could not look at the dates. Check your connection.')}</p>;
	if (!currentData) return <p role="status">Looking at the dates…</p>;
	return (
		<>
			<p className={w.hint}>{every === 'month' ? MONTHLY : AS_MANY_DAYS}</p>
			<DateRows
				label="Where the visits go"
				serviceId={serviceId}
				requested={requestedTimesOf(currentData)}
				choices={values.choices ?? {}}
				onChoices={(choices) => form.change('choices', choices)}
				isMoving
			/>
		</>
	);
}
