import { useForm, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';

/** A value of a form, with its label. */
export interface Fact {
	readonly label: string;
	readonly text: string;
}

interface VersionConflictProps<V> {
	/** The form values of the colleague's version. */
	readonly theirs: V;
	readonly factsOf: (values: V) => readonly Fact[];
	readonly onTakeTheirs: () => void;
	/** Called before the form is sent again. */
	readonly onKeepMine: () => void;
}

/** Shows the conflict of the surrounding form after a save that was refused. */
export function VersionConflict<V extends object>({
	theirs,
	factsOf,
	onTakeTheirs,
	onKeepMine,
}: VersionConflictProps<V>): ReactNode {
	const form = useForm<V>();
	const { values } = useFormState<V>({ subscription: { values: true } });
	const saved = new Map(factsOf(theirs).map(({ label, text }) => [label, text]));
	const differences = factsOf(values)
		.map(({ label, text }) => ({ label, mine: text, theirs: saved.get(label) ?? '' }))
		.filter((each) => each.mine !== saved.get(each.label));

	function keepMine(): void {
		onKeepMine();
		void form.submit();
	}
	return (
		<ConflictNotice
			title="Somebody else saved changes while you were working."
			differences={differences}
			onTakeTheirs={onTakeTheirs}
			onKeepMine={keepMine}
		/>
	);
}
