import { prerenderedAddress } from '@tulia/contracts/list-page';
import { formPageOf, guardedAreaOf } from '@tulia/contracts/site-addresses';

/** The rendering that an address uses: addresses of one guarded area, or of one form, share theirs. */
export const renderingOf = (address: Pick<Location, 'pathname' | 'search'>): string =>
	(guardedAreaOf(address.pathname) ?? formPageOf(address.pathname))?.path ?? prerenderedAddress(address);

/**
 * The path of the address, if the document contains its rendering.
 *
 * @param rendered What the HTML was rendered for, if it was.
 */
export function renderedPathAt(
	address: Pick<Location, 'pathname' | 'search'>,
	rendered: string | undefined,
): string | undefined {
	if (rendered === undefined) return undefined;
	return rendered === renderingOf(address) ? address.pathname : undefined;
}
