import { useLocation } from '@tulia/platform';
import { useEffect, useState } from 'react';
import { useHash } from './use-hash.ts';
import { useHydrating } from './use-hydrating.ts';

/** An item opened or closed by hand, until a link leads to another one. */
interface Choice {
	readonly visit: string;
	readonly openId: string | undefined;
}

const NO_LINK = 'no link';

/** Scrolls to an element and moves the focus there, as a browser follows a fragment. */
function focusTarget(id: string): void {
	const item = document.getElementById(id);
	item?.scrollIntoView();
	item?.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * The open item of an accordion: the one in the address (`/help-center#parking`), which is scrolled to, otherwise
 * `defaultId` or none, until the reader opens another. A fragment that names no item, such as the skip link's, changes
 * nothing.
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
	// From the address: items opened by hand are reported while hydrating, before the fragment is known.
	const visit = idIn(named) === undefined ? NO_LINK : key;
	const [choice, choose] = useState<Choice>();
	// In prerendered HTML the browser has scrolled already, and the reader may have moved on.
	const isHydrating = useHydrating();
	const [reached] = useState(isHydrating ? key : undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
	useEffect(() => {
		if (linkedId !== undefined && visit !== reached) focusTarget(linkedId);
	}, [linkedId, visit]);

	const openId = choice?.visit === visit ? choice.openId : (linkedId ?? defaultId);
	return [openId, (id) => choose({ visit, openId: id })];
}
