import { finishedAddress } from '@tulia/contracts/list-page';
import { guardedAreaOf } from '@tulia/contracts/site-addresses';

/**
 * The path of the address, where the document brought finished HTML for it. All addresses of an area behind a log-in begin with the same one.
 *
 * @param rendered What the HTML was rendered for, if there is any.
 */
export function renderedPathAt(
	address: Pick<Location, 'pathname' | 'search'>,
	rendered: string | undefined,
): string | undefined {
	if (rendered === undefined) return undefined;
	const { pathname } = address;
	return rendered === (guardedAreaOf(pathname)?.path ?? finishedAddress(address)) ? pathname : undefined;
}
