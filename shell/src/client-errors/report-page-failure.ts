import type { SiteModule } from '@tulia/contracts/site-modules';
import { isLoadFailure } from './load-failure.ts';
import { releasedPlaceIn } from './released-place.ts';
import { reportClientError } from './report-client-error.ts';

export interface PageFailure {
	readonly module: SiteModule;
	readonly error: unknown;
	/** Where React was when it broke: a component that is undefined leaves no other trace of the module. */
	readonly componentStack: string;
	/** Whether the files of the module had come. */
	readonly hasArrived: boolean;
}

/** Reports a page in whose place the page-level message stands: its code broke, or its files did not come. */
export function reportPageFailure({ module, error, componentStack, hasArrived }: PageFailure): void {
	const stack = error instanceof Error ? (error.stack ?? '') : '';
	const place = releasedPlaceIn(`${stack}\n${componentStack}`, module);
	const isLoad = isLoadFailure(error) || (!hasArrived && place === undefined);
	reportClientError({ kind: isLoad ? 'load' : 'page', module, error, place });
}
