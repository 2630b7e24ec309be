declare global {
	/** A global, because the script of the document and the page are two builds. */
	var tuliaFailedRequest: { readonly id: string; readonly at: number } | undefined;
}

/** How long an error of the page is attributed to a failed call, in milliseconds. */
const CONSEQUENCES = 10_000;

/**
 * Records the request id of a server error, so that the report of a following client error names its log lines.
 *
 * @param now Milliseconds since the epoch.
 */
export function noteAnswer({ status, headers }: Response, now: number): void {
	const id = headers.get('apigw-requestid') ?? '';
	if (status >= 500 && id !== '') globalThis.tuliaFailedRequest = { id, at: now };
}

/** The request id of a call that failed a moment ago, if one did. */
export function failedRequestId(now: number): string | undefined {
	const failed = globalThis.tuliaFailedRequest;
	return failed && now - failed.at < CONSEQUENCES ? failed.id : undefined;
}
