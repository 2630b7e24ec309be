import type { CrisisPhrase, CrisisSettings } from '@tulia/contracts/crisis/schemas';
import { crisisPhrases } from '@tulia/contracts/crisis-phrases';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { useChangeCrisisPhrasesMutation } from '../../api/crisis-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { actionRefusal, saveRefusal } from '../../lib/editing/save-refusal.ts';
import { ReviewList, ReviewRow } from '../../lib/lists/review-row.tsx';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import * as s from './crisis-settings.module.css';

const DRAFT = { name: 'crisis-phrase' } as const;
const REFUSED = { changed_meanwhile: 'Not saved: somebody else changed the words. The list shows what is saved now.' };

interface PhraseValues {
	readonly phrase?: string;
}

/** The words of crisis that the centre added, beside the built-in ones. */
export function OwnPhrases({ phrases: { own, version } }: Pick<CrisisSettings, 'phrases'>): ReactNode {
	const id = useId();
	const [round, setRound] = useState(0);
	const [change] = useChangeCrisisPhrasesMutation();

	async function add({ phrase = '' }: PhraseValues): Promise<FormRefusal | undefined> {
		const { error } = await change({ own: [...own, { phrase: phrase.trim(), isOn: true }], version });
		if (!error) return undefined;
		const { errors, message } = saveRefusal(error, REFUSED);
		return { message, errors: errors?.map((one) => ({ ...one, field: 'phrase' })) };
	}
	return (
		<section className={s.part} aria-labelledby={id}>
			<h2 id={id}>Words of your own</h2>
			<p>
				They mark what is written from now on, in the inbox and on the pages where people write. What is there already
				keeps its mark. Ask whoever speaks the language every day.
			</p>
			<StaffForm<PhraseValues>
				key={round}
				draft={DRAFT}
				label="Words of your own"
				onSubmit={add}
				onSent={() => {
					toast.success('These words count from now on');
					setRound((count) => count + 1);
				}}
			>
				<FormErrors />
				<TextField
					name="phrase"
					label="Words to add"
					maxLength={80}
					hint="As people write them: nimefika mwisho. A * stands for the rest of a word: *mechoka kabisa."
				/>
				<ButtonRow>
					<SubmitButton busyLabel="Adding…">Add these words</SubmitButton>
				</ButtonRow>
			</StaffForm>
			{own.length === 0 ? null : (
				<ReviewList label="Words of your own">
					{own.map((one) => (
						<Phrase key={one.phrase} own={own} phrase={one} version={version} />
					))}
				</ReviewList>
			)}
			<details className={s.builtIn}>
				<summary>The {crisisPhrases.length} that are built in</summary>
				<p>
					They cannot be removed. A * stands for the rest of a word, and ~ for up to two words in between. Nobody who
					speaks Kiswahili or Sheng every day has checked them yet: please have them read before launch.
				</p>
				<p lang="sw" className={s.list}>
					{crisisPhrases.join(' · ')}
				</p>
			</details>
		</section>
	);
}

interface PhraseProps {
	readonly own: readonly CrisisPhrase[];
	readonly phrase: CrisisPhrase;
	readonly version: number;
}

function Phrase({ own, phrase: { phrase, isOn }, version }: PhraseProps): ReactNode {
	const [change, { isLoading }] = useChangeCrisisPhrasesMutation();
	const [failure, setFailure] = useState<string>();

	async function save(next: CrisisPhrase[]): Promise<void> {
		setFailure(undefined);
		const { error } = await change({ own: next, version });
		if (error) setFailure(actionRefusal(error, REFUSED));
	}
	const toggle = () => save(own.map((one) => (one.phrase === phrase ? { ...one, isOn: !isOn } : one)));
	const remove = () => save(own.filter((one) => one.phrase !== phrase));
	return (
		<ReviewRow
			title={phrase}
			marks={<StateBadge tone={isOn ? 'good' : 'quiet'}>{isOn ? 'Counts' : 'Switched off'}</StateBadge>}
			failure={failure}
			isBusy={isLoading}
			actions={
				<>
					<Button
						variant="secondary"
						size="sm"
						aria-label={`${isOn ? 'Switch off' : 'Switch on'}: ${phrase}`}
						onClick={toggle}
					>
						{isOn ? 'Switch off' : 'Switch on'}
					</Button>
					<Button variant="quiet" size="sm" aria-label={`Remove: ${phrase}`} onClick={remove}>
						Remove
					</Button>
				</>
			}
		/>
	);
}
