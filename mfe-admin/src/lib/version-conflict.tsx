import { Button, ButtonRow, Notice } from '@tulia/ui';
import { useForm, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './version-conflict.module.css';

/** One thing a form says, in words. */
export interface Fact {
	readonly label: string;
	readonly text: string;
}

interface VersionConflictProps<V> {
	/** The form as it would be filled from what somebody else saved. */
	readonly theirs: V;
	readonly factsOf: (values: V) => readonly Fact[];
	readonly onTake: () => void;
	/** Called before the form is sent once more. */
	readonly onInsist: () => void;
}

const NOTHING = '(nothing)';

/** Shows both versions where they differ, and lets the person choose. Stands in the form whose save was refused. */
export function VersionConflict<V extends object>({
	theirs,
	factsOf,
	onTake,
	onInsist,
}: VersionConflictProps<V>): ReactNode {
	const form = useForm<V>();
	const { values } = useFormState<V>({ subscription: { values: true } });
	const saved = new Map(factsOf(theirs).map(({ label, text }) => [label, text]));
	const different = factsOf(values).filter(({ label, text }) => saved.get(label) !== text);

	function insist(): void {
		onInsist();
		void form.submit();
	}
	return (
		<Notice tone="warm" role="alert" title="Somebody else saved changes while you were working.">
			<p>Nothing of yours is lost. Look at both versions, then choose.</p>
			{different.length === 0 ? (
				<p>Both versions say the same.</p>
			) : (
				<dl className={s.facts}>
					{different.map(({ label, text }) => (
						<div key={label} className={s.fact}>
							<dt>{label}</dt>
							<dd>
								<b>Yours:</b> {text || NOTHING}
							</dd>
							<dd>
								<b>Saved now:</b> {saved.get(label) || NOTHING}
							</dd>
						</div>
					))}
				</dl>
			)}
			<ButtonRow>
				<Button size="sm" onClick={insist}>
					Save my version
				</Button>
				<Button size="sm" variant="secondary" onClick={onTake}>
					Use the saved version
				</Button>
			</ButtonRow>
		</Notice>
	);
}
