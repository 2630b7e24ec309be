import { tryStorage } from '../storage/try-storage.ts';

/** What a half-filled form is kept under, in this tab only, begins with this. */
export const DRAFT_PREFIX = 'tulia.draft.';
/** What a browser keeps of what somebody did on a page, such as liking an article, begins with this. It lives as long as the session. */
export const VISIT_PREFIX = 'tulia.visit.';

/** What only somebody who is not logged in has: the link of a reset mail, the form to register. */
const BEFORE_LOGIN = [`${DRAFT_PREFIX}reset`, `${DRAFT_PREFIX}register`];

/** Whether a form of this tab is half filled in, for whoever has to log in again first. */
export const hasUnsentDraft = (): boolean =>
	tryStorage(() =>
		Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX) && !BEFORE_LOGIN.includes(key)),
	) ?? false;
