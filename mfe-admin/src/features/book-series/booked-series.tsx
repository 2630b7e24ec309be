import type { FreeTime } from '@tulia/contracts/appointment/series-schemas';
import type { SeriesChanged, SeriesOutcome } from '@tulia/contracts/series/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow, LinkButton } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useBookSeriesMutation } from '../../api/visits/series-api.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { FreeTimeChips } from '../../lib/schedule/free-time-chips.tsx';
import { isAttemptOver } from '../../lib/schedule/schedule-refusal.ts';
import { OutcomeRows } from '../../lib/series/outcome-rows.tsx';
import { dateWords, visitsWords } from '../../lib/series/requested-times.ts';
import { seriesRefusal } from '../../lib/series/series-refusal.ts';
import { isWhole, type SeriesValues, seriesOf } from './series-values.ts';

interface BookedSeriesProps {
	readonly clientId: string;
	readonly changed: SeriesChanged;
	readonly values: SeriesValues;
}

const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/**
 * Shows which visits were booked, and why others were not. A failed visit can be booked at another time, in the same
 * series.
 */
export function BookedSeries({ clientId, changed, values }: BookedSeriesProps): ReactNode {
	const { seriesId, data } = changed;
	const [later, setLater] = useState<Readonly<Record<string, SeriesOutcome>>>({});
	const shown = data.map((one) => later[dateWords(one)] ?? one);
	const { length } = shown.filter(({ state }) => state === 'done');
	return (
		<PanelSection headingId="series-booked">
			<h2 id="series-booked" ref={takeFocus} tabIndex={-1}>
				{length === data.length ? `${visitsWords(length)} booked` : `${length} of ${visitsWords(data.length)} booked`}
			</h2>
			<p>
				{length === 0
					? 'Nothing is booked, and the client is not told.'
					: 'The client is told of all of them in one message.'}
			</p>
			<OutcomeRows
				label="What became of each visit"
				outcomes={shown}
				done="Booked"
				instead={(outcome) => (
					<AnotherTime
						outcome={outcome}
						series={{ clientId, seriesId, values }}
						onBooked={(result) => setLater({ ...later, [dateWords(outcome)]: result })}
					/>
				)}
			/>
			<ButtonRow>
				<LinkButton component={Link} to={paths.adminClient(clientId)} size="sm">
					See the client’s file
				</LinkButton>
			</ButtonRow>
		</PanelSection>
	);
}

interface BegunSeries {
	readonly clientId: string;
	readonly seriesId: string;
	readonly values: SeriesValues;
}

/** The request that books one more visit of the series; `undefined` if a part is missing. */
function bodyFor({ clientId, seriesId, values }: BegunSeries, { date, time, psychologistId }: FreeTime) {
	const body = { ...seriesOf(clientId, values, []), seriesId, visits: [{ date, time, psychologistId }] };
	return isWhole(body) ? body : undefined;
}

const whyNot = (error: unknown): string => seriesRefusal(error).message ?? 'Not booked. Please choose another time.';

interface AnotherTimeProps {
	readonly outcome: SeriesOutcome;
	readonly series: BegunSeries;
	readonly onBooked: (outcome: SeriesOutcome) => void;
}

/** The nearest free times for a failed visit, and a button that books the chosen one under a new idempotency key. */
function AnotherTime({ outcome, series, onBooked }: AnotherTimeProps): ReactNode {
	const [book, { isLoading }] = useBookSeriesMutation();
	const [key, setKey] = useState<string>(() => crypto.randomUUID());
	const [chosen, setChosen] = useState<FreeTime>();
	const [nearest, setNearest] = useState(outcome.nearest);
	const [refusal, setRefusal] = useState<string>();

	async function bookIt(time: FreeTime): Promise<void> {
		const body = bodyFor(series, time);
		if (!body) return;
		setRefusal(undefined);
		const { data, error } = await book({ body, idempotencyKey: key });
		const [result] = data?.data ?? [];
		if (result?.state === 'done') return onBooked(result);
		setRefusal(result?.reason ?? whyNot(error));
		setChosen(undefined);
		startAgain(result, error);
	}

	function startAgain(result: SeriesOutcome | undefined, error: unknown): void {
		if (result) setNearest(result.nearest);
		if (result || isAttemptOver(error)) setKey(crypto.randomUUID());
	}

	return (
		<>
			{refusal === undefined ? null : <p role="alert">{refusal}</p>}
			<FreeTimeChips
				times={nearest}
				chosen={chosen}
				onChoose={setChosen}
				label={`Nearest free times to ${dateWords(outcome)}`}
			/>
			{chosen ? (
				<div>
					<Button size="sm" busy={isLoading} busyLabel="Booking…" onClick={() => void bookIt(chosen)}>
						Book {dateWords(chosen)}
					</Button>
				</div>
			) : null}
		</>
	);
}
