import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import { Button, ButtonRow, Notice } from '@tulia/ui';
import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { type DraftForm, differences, wordsOf } from './draft-words.ts';
import * as s from './write-article.module.css';

interface DraftConflictProps {
	readonly theirs: StaffArticle;
	readonly onTake: () => void;
	readonly onInsist: () => void;
}

const NOTHING = '(nothing)';

/** Shows both versions where they differ, and lets the person choose. Nothing is saved until then. */
export function DraftConflict({ theirs, onTake, onInsist }: DraftConflictProps): ReactNode {
	const { values } = useFormState<DraftForm>({ subscription: { values: true } });
	const different = differences(wordsOf(values), theirs);
	return (
		<Notice tone="warm" role="alert" title="Somebody else saved changes while you were writing.">
			<p>Nothing of yours is lost. Look at both versions, then choose.</p>
			{different.length === 0 ? <p>Both versions say the same.</p> : null}
			<dl className={s.versions}>
				{different.map(({ label, mine, theirs: saved }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className={s.version}>
							<b>Yours:</b> {mine || NOTHING}
						</dd>
						<dd className={s.version}>
							<b>Saved now:</b> {saved || NOTHING}
						</dd>
					</div>
				))}
			</dl>
			<ButtonRow>
				<Button size="sm" onClick={onInsist}>
					Save my version
				</Button>
				<Button size="sm" variant="secondary" onClick={onTake}>
					Use the saved version
				</Button>
			</ButtonRow>
		</Notice>
	);
}
