import { type ReactNode, useState } from 'react';
import { useNavigationBlocker } from '../../lib/editing/use-navigation-blocker.ts';
import { saveWords } from './article-actions.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { forgetUnsaved } from './use-article-draft.ts';
import type { Autosave } from './use-autosave.ts';

/** Saves the article before another page is opened. It asks only if the save fails. */
export function UnsavedChangesGuard({ saving }: { readonly saving: Autosave }): ReactNode {
	const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
	const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
	useNavigationBlocker({ isBlocked: saving.isAtRisk, mayLeave: async () => (await saving.flush()) || ask() });

	if (!answer) return null;
	return (
		<UnsavedChangesDialog
			why={saveWords(saving)}
			onAnswer={(mayLeave) => {
				setAnswer(undefined);
				if (mayLeave) forgetUnsaved(saving.article.id);
				answer(mayLeave);
			}}
		/>
	);
}
