import type { SiteModule } from '@tulia/contracts/site-modules';
import { isLoadFailure } from './load-failure.ts';
import { releasedPlaceIn } from './released-place.ts';
import { reportClientError } from './report-client-error.ts';

export interface PageFailure {
	readonly module: SiteModule;
	readonly error: unknown;
	/** React's component stack: an undefined component leaves no other trace of its module. */
	readonly componentStack: string;
	readonly hasArrived: boolean;
}

/** Reports a page that shows the page-level error: its code threw, or its files did not load. */
export function reportPageFailure({ module, error, componentStack, hasArrived }: PageFailure): void {
	const stack = error instanceof Error ? (error.stack ?? '') : '';
	const place = releasedPlaceIn(`${stack}\n${componentStack}`, module);
	const isLoad = isLoadFailure(error) || (!hasArrived && place === undefined);
	reportClientError({ kind: isLoad ? 'load' : 'page', module, error, place });
}
