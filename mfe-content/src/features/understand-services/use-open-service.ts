import type { Service } from '@tulia/contracts/service/schemas';
import { useLocation } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { useHash } from '../../lib/use-hash.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';

/** What somebody opened or closed by hand counts until a link leads to another service. */
interface Choice {
	readonly visit: string;
	readonly openId: string | undefined;
}

const NO_LINK = 'no link';

/** As a browser follows a fragment: what it names comes into view, and the keyboard goes on from there. */
function arriveAt(id: string): void {
	const service = document.getElementById(id);
	service?.scrollIntoView();
	service?.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * Which service is open: the one the address names (`/services#family-therapy`), which is also scrolled to; otherwise the
 * first, until somebody chooses. A fragment that is no service, such as the skip link's, changes nothing.
 */
export function useOpenService(
	services: readonly Service[],
): readonly [string | undefined, (id: string | undefined) => void] {
	const { key, hash: named } = useLocation();
	const hash = useHash();
	const idIn = (fragment: string): string | undefined =>
		services.find(({ id }) => fragment === `#${id}` || fragment === `#${encodeURIComponent(id)}`)?.id;
	const linkedId = idIn(hash);
	// By the address itself: what was opened by hand in finished HTML is told while hydrating, when the fragment is not known yet.
	const visit = idIn(named) === undefined ? NO_LINK : key;
	const [choice, choose] = useState<Choice>();
	// In finished HTML the document has been there already: whoever has read on since is not brought back.
	const isHydrating = useHydrating();
	const [reached] = useState(isHydrating ? key : undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice arrives twice.
	useEffect(() => {
		if (linkedId !== undefined && visit !== reached) arriveAt(linkedId);
	}, [linkedId, visit]);

	const openId = choice?.visit === visit ? choice.openId : (linkedId ?? services[0]?.id);
	return [openId, (id) => choose({ visit, openId: id })];
}
