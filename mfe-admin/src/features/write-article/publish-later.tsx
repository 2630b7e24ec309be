import { compactMoment } from '@tulia/centre/compact-date';
import { explain, fieldErrorsIn, refusalIn } from '@tulia/platform';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useScheduleArticleMutation, useUnscheduleArticleMutation } from '../../api/website/articles-api.ts';
import { DateInput } from '../../lib/dates/date-input.tsx';
import { momentOf, typedMoment } from '../../lib/dates/moment-field.ts';
import { changeFailure } from '../../lib/editing/change-failure.ts';
import { Fold } from '../../lib/page/fold.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import type { Autosave } from './use-autosave.ts';
import * as s from './write-article.module.css';

const WORDS = {
	not_found: 'Not scheduled: this article no longer exists.',
	forbidden: 'Not scheduled: this account may not do that. Please log in with a staff account.',
	changed_meanwhile: 'Not scheduled: somebody else saved changes meanwhile. Look at both versions first.',
	still_published: 'Not scheduled: it is on the site already.',
};
const NO_ANSWER = 'Not scheduled. Check your connection and try again.';
const NOT_SAVED = 'Not scheduled, because the latest changes are not saved yet.';
const PARTS_MISSING = 'Not scheduled: some parts are still missing. “Before you publish” says which.';
const NO_TIME = 'Choose a day and a time';

function failureOf(error: unknown): string {
	const errors = fieldErrorsIn(error);
	if (errors.length === 0) return explain(error, WORDS, NO_ANSWER);
	return errors.find(({ field }) => field === 'at')?.message ?? PARTS_MISSING;
}

/** Schedules the publication. Returns the error, or `undefined`. */
function useSchedule(saving: Autosave) {
	const [send, { isLoading }] = useScheduleArticleMutation();
	const now = useNow();

	async function schedule(typed: string | undefined): Promise<string | undefined> {
		const at = momentOf(typed);
		if (at === undefined) return NO_TIME;
		if (!(await saving.flush())) return NOT_SAVED;
		const { data, error } = await send({ id: saving.article.id, at, version: saving.expectedVersion() });
		if (data) {
			saving.accept(data);
			toast.success(`It goes on the site on ${compactMoment(at, now)}`);
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile') await saving.loadConflict();
		return failureOf(error);
	}
	return { schedule, isLoading };
}

/** Schedules the publication of a draft. This is no form element, because forms must not nest. */
export function PublishLater({ saving }: { readonly saving: Autosave }): ReactNode {
	const { schedule: kept } = saving.article;
	const id = useId();
	const { schedule, isLoading } = useSchedule(saving);
	const [typed, setTyped] = useState(() => (kept && !kept.isMissed ? typedMoment(kept.at) : undefined));
	const [failure, setFailure] = useState<string>();
	const now = useNow();
	const keptLine = kept && !kept.isMissed ? `On the site on ${compactMoment(kept.at, now)}` : undefined;
	const choose = async (): Promise<void> => setFailure(await schedule(typed));

	function chooseByKey(event: KeyboardEvent): void {
		if (event.key !== 'Enter') return;
		// Prevents the surrounding form from publishing the article.
		event.preventDefault();
		void choose();
	}
	return (
		<Fold title="Publish later" line={keptLine} beginsOpen={kept?.isMissed || undefined}>
			<Kept saving={saving} />
			<div className={s.later}>
				<label htmlFor={id}>Day and time in Nairobi</label>
				<DateInput
					id={id}
					withTime
					value={typed}
					isInvalid={failure !== undefined}
					describedBy={failure === undefined ? undefined : `${id}-error`}
					onChange={setTyped}
					onKeyDown={chooseByKey}
				/>
				{failure === undefined ? null : (
					<p id={`${id}-error`} className={s.failure} role="alert">
						{failure}
					</p>
				)}
			</div>
			<ButtonRow>
				<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Scheduling…" onClick={() => void choose()}>
					{kept && !kept.isMissed ? 'Change the time' : 'Schedule'}
				</Button>
				{kept ? <TakeBack saving={saving} onTaken={() => setTyped(undefined)} /> : null}
			</ButtonRow>
		</Fold>
	);
}

function Kept({ saving }: { readonly saving: Autosave }): ReactNode {
	const now = useNow();
	const { schedule } = saving.article;
	if (!schedule) return <p className={s.meta}>It goes on the site by itself, as it is saved by then.</p>;
	const moment = compactMoment(schedule.at, now);
	if (!schedule.isMissed)
		return (
			<p>
				It goes on the site on <strong>{moment}</strong>, as it is saved by then.
			</p>
		);
	return (
		<Notice tone="bad" title="It is not on the site.">
			<p>{`It was to be published on ${moment}, and parts were missing. Please choose another time, or publish it now.`}</p>
		</Notice>
	);
}

interface TakeBackProps {
	readonly saving: Autosave;
	readonly onTaken: () => void;
}

function TakeBack({ saving, onTaken }: TakeBackProps): ReactNode {
	const [send, { isLoading, error }] = useUnscheduleArticleMutation();

	async function takeBack(): Promise<void> {
		if (!(await saving.flush())) return;
		const { data } = await send({ id: saving.article.id });
		if (!data) return;
		saving.accept(data);
		onTaken();
		toast.success('It stays a draft until you publish it');
	}
	return (
		<>
			<Button variant="quiet" size="sm" busy={isLoading} busyLabel="Taking back…" onClick={() => void takeBack()}>
				Do not publish then
			</Button>
			{error === undefined ? null : (
				<p className={s.failure} role="alert">
					{changeFailure(error, 'taken back')}
				</p>
			)}
		</>
	);
}
