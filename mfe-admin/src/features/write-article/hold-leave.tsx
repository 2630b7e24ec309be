import { type ReactNode, useState } from 'react';
import { useHeldLeave } from '../../lib/use-held-leave.ts';
import { SAVE_WORDS } from './article-actions.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { Autosave } from './use-autosave.ts';

/** Whoever goes to another page takes everything along: it is saved first. Only where it cannot be, they are asked. */
export function HoldLeave({ saving }: { readonly saving: Autosave }): ReactNode {
	const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
	const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
	useHeldLeave({ isHeld: saving.isAtRisk, mayLeave: async () => (await saving.flush()) || ask() });

	if (!answer) return null;
	return (
		<LeaveQuestion
			why={saving.state === 'failed' ? saving.failure : SAVE_WORDS[saving.state]}
			onAnswer={(mayLeave) => {
				setAnswer(undefined);
				answer(mayLeave);
			}}
		/>
	);
}
