import type { CrisisPhrase } from '@tulia/contracts/crisis/schemas';
import { crisisMatcher } from '@tulia/contracts/may-be-in-crisis';
import { Form, TextArea, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId, useMemo } from 'react';
import { CrisisBadge, StateBadge } from '../../lib/lists/state-badge.tsx';
import * as s from './crisis-settings.module.css';

interface SentenceValues {
	readonly sentence?: string;
}

/** Tests whether a sentence would be marked. The test runs in the browser, so the sentence is not sent. */
export function TestSentence({ own }: { readonly own: readonly CrisisPhrase[] }): ReactNode {
	const id = useId();
	return (
		<section className={s.part} aria-labelledby={id}>
			<h2 id={id}>Try a sentence</h2>
			<Form<SentenceValues> label="Try a sentence" onSubmit={() => undefined}>
				<TextArea
					name="sentence"
					label="Sentence"
					hint="As somebody may write it. It is looked at on this device, and is neither sent nor kept."
				/>
				<Verdict own={own} />
			</Form>
		</section>
	);
}

function Verdict({ own }: { readonly own: readonly CrisisPhrase[] }): ReactNode {
	const { sentence = '' } = useFormState<SentenceValues>({ subscription: { values: true } }).values;
	const isMarked = useMemo(() => crisisMatcher(own.filter(({ isOn }) => isOn).map(({ phrase }) => phrase)), [own]);
	return (
		<p role="status" className={s.verdict}>
			{sentence.trim() === '' ? null : isMarked(sentence) ? (
				<>
					<CrisisBadge /> This would be marked: it stands first, and those on duty are told.
				</>
			) : (
				<>
					<StateBadge tone="quiet">Not marked</StateBadge> This would stand among the others.
				</>
			)}
		</p>
	);
}
