import { prerenderedAddress } from '@tulia/contracts/list-page';
import { formPageOf, guardedAreaOf } from '@tulia/contracts/site-addresses';

/**
 * What the HTML of an address is the rendering of: of all addresses of an area behind a log-in, or of a form, the same.
 */
export const renderingOf = (address: Pick<Location, 'pathname' | 'search'>): string =>
	(guardedAreaOf(address.pathname) ?? formPageOf(address.pathname))?.path ?? prerenderedAddress(address);

/**
 * The path of the address, where the document brought prerendered HTML for it.
 *
 * @param rendered What the HTML was rendered for, if there is any.
 */
export function renderedPathAt(
	address: Pick<Location, 'pathname' | 'search'>,
	rendered: string | undefined,
): string | undefined {
	if (rendered === undefined) return undefined;
	return rendered === renderingOf(address) ? address.pathname : undefined;
}
