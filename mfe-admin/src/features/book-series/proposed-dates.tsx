import { useForm } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { LoadingOrFailed } from '../../lib/page/loading-or-failed.tsx';
import * as w from '../../lib/schedule/when-fields.module.css';
import { DateRows } from '../../lib/series/date-rows.tsx';
import type { Choices } from '../../lib/series/requested-times.ts';
import { useProposedTimes } from './proposed-times.ts';
import type { SeriesValues } from './series-values.ts';

const WHY_FAILED = {
	unknown_client: 'This client has no record any more. Please search again.',
	unknown_service: 'This service is no longer offered. Please choose another.',
	unknown_psychologist: 'This psychologist does not offer this service. Please choose another.',
};

const NOTHING: Choices = {};

/** Lists every date of the series with its state. Renders nothing until the first visit is known. */
export function ProposedDates({ clientId }: { readonly clientId: string }): ReactNode {
	const form = useForm<SeriesValues>();
	const { question, query, values, requested } = useProposedTimes(clientId);
	if (!question)
		return <p className={w.hint}>Choose the service, and the day and time of the first visit with one psychologist.</p>;
	if (!requested || (query.error && !query.isFetching))
		return (
			<LoadingOrFailed
				query={query}
				loading="Looking at the dates…"
				failed="We could not look at the dates. Check your connection."
				why={WHY_FAILED}
			/>
		);
	return (
		<DateRows
			label="Dates of the series"
			serviceId={question.serviceId}
			requested={requested}
			choices={values.choices ?? NOTHING}
			onChoices={(choices) => form.change('choices', choices)}
		/>
	);
}
