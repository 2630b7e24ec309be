import { reportClientError as endpoint } from '@tulia/contracts/routes/telemetry';
import type { SiteModule } from '@tulia/contracts/site-modules';
import { routePatternOf } from '@tulia/contracts/telemetry/route-pattern';
import type { ClientErrorKind, ClientErrorReport } from '@tulia/contracts/telemetry/schemas';
import { scrubErrorMessage } from '@tulia/contracts/telemetry/scrub-error-message';
import { failedRequestId } from '@tulia/platform/boot';
import { readEntries } from '../document/islands.ts';
import { type ReleasedPlace, releasedPlaceIn } from './released-place.ts';

/** Limits the reports of a page that fails repeatedly. */
const MOST_A_VISIT = 3;

const reported = new Set<string>();

export interface ClientError {
	readonly kind: ClientErrorKind;
	readonly module: SiteModule;
	readonly error: unknown;
	/** Where the error was thrown; default: the position in its stack. */
	readonly place?: ReleasedPlace | undefined;
}

/** The contents of the page's fields: a message that contains one is not sent. */
const typedTexts = (): readonly string[] =>
	[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);

/** The module's live release in this document, where the stack has no position. */
function liveRelease(module: SiteModule): string {
	const address =
		module === 'shell'
			? document.querySelector('script[src^="/shell/"]')?.getAttribute('src')
			: readEntries(document)[module];
	return /^\/(?:shell|mfe\/[^/]+)\/([\w.-]{1,40})\//.exec(address ?? '')?.[1] ?? 'unknown';
}

/** Undefined fields are omitted from the JSON. */
type Report = { readonly [Field in keyof ClientErrorReport]-?: ClientErrorReport[Field] | undefined };

function reportOf({ kind, module, error, place }: ClientError): Report {
	const message = error instanceof Error ? `${error.name}: ${error.message}` : 'Not an Error';
	const found = place ?? releasedPlaceIn(error instanceof Error ? (error.stack ?? '') : '', module);
	return {
		kind,
		module,
		release: found?.release ?? liveRelease(module),
		route: routePatternOf(location.pathname),
		message: scrubErrorMessage(message, typedTexts()),
		position: found?.position,
		failedRequestId: failedRequestId(Date.now()),
	};
}

/**
 * Reports an error to the server, each once and a few a visit at most. The report has no personal data, cookie or
 * token. Never throws, and is not awaited.
 */
export function reportClientError(error: ClientError): void {
	try {
		const body = JSON.stringify(reportOf(error));
		// Offline the request would fail, and most errors are the missing connection.
		if (!navigator.onLine || reported.has(body) || reported.size >= MOST_A_VISIT) return;
		reported.add(body);
		const { method, path } = endpoint;
		fetch(path, {
			method,
			headers: { 'content-type': 'application/json' },
			body,
			credentials: 'omit',
			referrerPolicy: 'no-referrer',
			keepalive: true,
		}).catch(() => undefined);
	} catch {}
}

/** For tests, which run several visits in one document. */
export const forgetReportedErrors = (): void => reported.clear();
