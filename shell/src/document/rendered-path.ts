import { guardedAreaOf } from '@tulia/contracts/site-addresses';

/**
 * The address, where the document brought finished HTML for it. All addresses of an area behind a log-in begin with the same one.
 *
 * @param renderedPath What the HTML was rendered for, if there is any.
 */
export function renderedPathAt(pathname: string, renderedPath: string | undefined): string | undefined {
	if (renderedPath === undefined) return undefined;
	return renderedPath === (guardedAreaOf(pathname)?.path ?? pathname) ? pathname : undefined;
}
