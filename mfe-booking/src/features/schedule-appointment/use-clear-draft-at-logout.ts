import { type RootState, useAppDispatch } from '@tulia/platform';
import { useEffect } from 'react';
import { clearDraft } from '../../lib/draft/appointment-draft.ts';

const sessionNow = (_dispatch: unknown, getState: () => RootState) => getState().session;

/**
 * Logging out while the form is on screen takes the form away; this looks why it goes. A session that merely expired keeps
 * its draft for when the same person is back.
 */
export function useClearDraftAtLogout(): void {
	const dispatch = useAppDispatch();
	useEffect(
		() => () => {
			const session = dispatch(sessionNow);
			if (session.status === 'out' && session.reason === 'logged_out') clearDraft();
		},
		[dispatch],
	);
}
