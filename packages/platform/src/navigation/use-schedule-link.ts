import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionState } from '../session/session.ts';
import { readSession } from '../session/session-storage.ts';
import { useAppStore } from '../store-hooks.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { paths, type ScheduleChoice } from './paths.ts';
import type { LoginState } from './return-path.ts';

/** The message on /login for a visitor who followed a schedule link of home or services (R6). */
export const SCHEDULE_MESSAGE = 'Please log in to schedule a session.';

/** The props of a link to the schedule page: `<LinkButton component={Link} {...useScheduleLink()}>`. */
export interface ScheduleLink {
	readonly to: string;
	readonly onClick: (event: MouseEvent<HTMLElement>) => void;
	/** Early clicks wait for hydration: without the application the log-in would show another message. */
	readonly 'data-needs-app': '';
}

/** Known to be logged out, or not checked yet with no stored session. */
const isVisitor = ({ status }: SessionState): boolean =>
	status === 'out' || (status === 'unknown' && readSession() === undefined);

/**
 * The props of every schedule link. A visitor who follows it lands on /login with the message, and after logging in
 * returns to the schedule page with their choice.
 */
export function useScheduleLink(choice: ScheduleChoice = {}): ScheduleLink {
	const navigate = useNavigate();
	const store = useAppStore();
	const to = paths.schedule(choice);
	return {
		to,
		'data-needs-app': '',
		onClick: (event) => {
			// Reads the current state: the rendered one may be stale, on a slow phone by a second.
			if (!isVisitor(store.getState().session) || opensElsewhere(event)) return;
			event.preventDefault();
			const state: LoginState = { message: SCHEDULE_MESSAGE, returnTo: to };
			navigate(paths.login(), { state });
		},
	};
}
