/** The message for `too_many_requests` on every sign-in page; "a little" is replaced by the time from the server. */
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a little and try again.';
