import { tryStorage } from '../storage/try-storage.ts';

/** Key prefix of form drafts, which are stored in this tab only. */
export const DRAFT_PREFIX = 'tulia.draft.';
/** Key prefix of stored actions on a page, such as likes. They live as long as the session. */
export const VISIT_PREFIX = 'tulia.visit.';

/** Drafts of forms for people without a session: the link of a reset mail, the registration. */
const BEFORE_LOGIN = [`${DRAFT_PREFIX}reset`, `${DRAFT_PREFIX}register`];

/** Whether this tab has a form draft, for a person who has to log in again first. */
export const hasUnsentDraft = (): boolean =>
	tryStorage(() =>
		Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX) && !BEFORE_LOGIN.includes(key)),
	) ?? false;
