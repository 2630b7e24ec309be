import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionState } from '../session/session.ts';
import { readSession } from '../session/session-storage.ts';
import { useAppStore } from '../store-hooks.ts';
import { paths, type ScheduleChoice } from './paths.ts';
import type { LoginState } from './return-path.ts';

/** What a visitor reads on /login after a schedule button of home or services (R6). */
export const SCHEDULE_MESSAGE = 'Please log in to schedule a session.';

/** What a link to the schedule page needs: `<LinkButton component={Link} {...useScheduleLink()}>`. */
export interface ScheduleLink {
	readonly to: string;
	readonly onClick: (event: MouseEvent<HTMLElement>) => void;
	/** Followed by the browser alone, a visitor would read another message: whatever presses it early is held. */
	readonly 'data-needs-app': '';
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
	metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** Nobody is logged in: known, or plain because nothing is stored that would have to be checked. */
const isVisitor = ({ status }: SessionState): boolean =>
	status === 'out' || (status === 'unknown' && readSession() === undefined);

/**
 * Every schedule button. It is a real link to the schedule page; a visitor who follows it lands on /login with the
 * message and comes back after logging in, with what was chosen.
 */
export function useScheduleLink(choice: ScheduleChoice = {}): ScheduleLink {
	const navigate = useNavigate();
	const store = useAppStore();
	const to = paths.schedule(choice);
	return {
		to,
		'data-needs-app': '',
		onClick: (event) => {
			// As it is at this moment: what was rendered may be older, on a slow phone by a second.
			if (!isVisitor(store.getState().session) || opensElsewhere(event)) return;
			event.preventDefault();
			const state: LoginState = { message: SCHEDULE_MESSAGE, returnTo: to };
			navigate(paths.login(), { state });
		},
	};
}
