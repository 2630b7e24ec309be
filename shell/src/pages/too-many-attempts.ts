/** For `too_many_requests`, on every page of signing in; "a little" gives way to the time the server names. */
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a little and try again.';
