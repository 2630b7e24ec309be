import { reportClientError as endpoint } from '@tulia/contracts/routes/telemetry';
import type { SiteModule } from '@tulia/contracts/site-modules';
import { routePatternOf } from '@tulia/contracts/telemetry/route-pattern';
import type { ClientErrorKind, ClientErrorReport } from '@tulia/contracts/telemetry/schemas';
import { scrubErrorMessage } from '@tulia/contracts/telemetry/scrub-error-message';
import { failedRequestId } from '@tulia/platform/boot';
import { readEntries } from '../document/islands.ts';
import { type ReleasedPlace, releasedPlaceIn } from './released-place.ts';

/** A page that breaks over and over says so a few times, and then no more. */
const MOST_A_VISIT = 3;

const reported = new Set<string>();

export interface ClientError {
	readonly kind: ClientErrorKind;
	readonly module: SiteModule;
	readonly error: unknown;
	/** Where it broke; by default what the error's own stack says. */
	readonly place?: ReleasedPlace | undefined;
}

/** What stands in the fields of the page: a message that repeats it must not. */
const typedTexts = (): readonly string[] =>
	[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);

/** The release a document names for a module, where no place does. */
function liveRelease(module: SiteModule): string {
	const address =
		module === 'shell'
			? document.querySelector('script[src^="/shell/"]')?.getAttribute('src')
			: readEntries(document)[module];
	return /^\/(?:shell|mfe\/[^/]+)\/([\w.-]{1,40})\//.exec(address ?? '')?.[1] ?? 'unknown';
}

/** What is not known is left out of the JSON. */
type Told = { readonly [Field in keyof ClientErrorReport]-?: ClientErrorReport[Field] | undefined };

function reportOf({ kind, module, error, place }: ClientError): Told {
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
 * Tells the server of an error, at most a few in a visit and each once. It says nothing of the person: no cookie and no token
 * goes along. Never throws, and nobody waits for it.
 */
export function reportClientError(error: ClientError): void {
	try {
		const body = JSON.stringify(reportOf(error));
		// Without a line it would not arrive, and nothing is broken.
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
	} catch {
		// An error about an error helps nobody.
	}
}

/** Begins another visit; only tests have two in one document. */
export const forgetReportedErrors = (): void => reported.clear();
