import { useLocation } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { useHash } from './use-hash.ts';
import { useHydrating } from './use-hydrating.ts';

/** What somebody opened or closed by hand counts until a link leads to another item. */
interface Choice {
	readonly visit: string;
	readonly openId: string | undefined;
}

const NO_LINK = 'no link';

/** As a browser follows a fragment: what it names comes into view, and the keyboard goes on from there. */
function focusTarget(id: string): void {
	const item = document.getElementById(id);
	item?.scrollIntoView();
	item?.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * Which item of an accordion is open: the one the address names (`/help-center#parking`), which is also scrolled to;
 * otherwise `defaultId`, or none, until somebody chooses. A fragment that is no item, such as the skip link's, changes nothing.
 */
export function useOpenItem(
	items: readonly { readonly id: string }[],
	defaultId?: string,
): readonly [string | undefined, (id: string | undefined) => void] {
	const { key, hash: named } = useLocation();
	const hash = useHash();
	const idIn = (fragment: string): string | undefined =>
		items.find(({ id }) => fragment === `#${id}` || fragment === `#${encodeURIComponent(id)}`)?.id;
	const linkedId = idIn(hash);
	// By the address itself: what was opened by hand in prerendered HTML is told while hydrating, when the fragment is not known yet.
	const visit = idIn(named) === undefined ? NO_LINK : key;
	const [choice, choose] = useState<Choice>();
	// In prerendered HTML the document has been there already: whoever has read on since is not brought back.
	const isHydrating = useHydrating();
	const [reached] = useState(isHydrating ? key : undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice arrives twice.
	useEffect(() => {
		if (linkedId !== undefined && visit !== reached) focusTarget(linkedId);
	}, [linkedId, visit]);

	const openId = choice?.visit === visit ? choice.openId : (linkedId ?? defaultId);
	return [openId, (id) => choose({ visit, openId: id })];
}
