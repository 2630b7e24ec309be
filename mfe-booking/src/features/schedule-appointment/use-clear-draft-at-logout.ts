import { type RootState, useAppDispatch } from '@tulia/platform';
import { useEffect } from 'react';
import { clearDraft } from '../../lib/draft/appointment-draft.ts';

const sessionNow = (_dispatch: unknown, getState: () => RootState) => getState().session;

/**
 * Deletes the draft if the form unmounts because of a log-out. After a mere expiry of the session the draft is
 * preserved for the same client.
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
