declare global {
	/** A global, because the script of the document and the page are two builds. */
	var tuliaFailedRequest: { readonly id: string; readonly at: number } | undefined;
}

/** What breaks because of an answer breaks soon after it, milliseconds. */
const CONSEQUENCES = 10_000;

/**
 * Remembers which call failed on the server's side, by the id that its log lines have, so that an error of the page that
 * follows can be found beside it.
 *
 * @param now Milliseconds since the epoch.
 */
export function noteAnswer({ status, headers }: Response, now: number): void {
	const id = headers.get('apigw-requestid') ?? '';
	if (status >= 500 && id !== '') globalThis.tuliaFailedRequest = { id, at: now };
}

/** The id of the call that failed a moment ago, if one did. */
export function failedRequestId(now: number): string | undefined {
	const failed = globalThis.tuliaFailedRequest;
	return failed && now - failed.at < CONSEQUENCES ? failed.id : undefined;
}
