import { useSearchParams } from '@tulia/platform';
import type { InboxAddress, InboxKind, InboxState } from '../../api/inbox-api.ts';
import { usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { type StateFilter, useStateFilter } from '../../lib/lists/use-state-filter.ts';
import { itemInAddress, openValue } from './inbox-item.ts';

const STATES = ['new', 'answered', 'done', 'spam'] as const;
const KINDS: readonly InboxKind[] = ['questions', 'messages'];

/** The state of the inbox that is stored in its address, and links to other states. */
export interface InboxPlace {
	readonly states: StateFilter<InboxState>;
	/** The kind of the items; `undefined` for both kinds. */
	readonly kind: InboxKind | undefined;
	readonly showKind: (kind: InboxKind | undefined) => void;
	readonly open: InboxAddress | undefined;
	/** The same list with this item open, or without one. */
	readonly addressWith: (item: InboxAddress | undefined) => string;
	readonly openItem: (item: InboxAddress) => void;
}

/** Kind, state, page and open item, stored in the address: they survive a reload and Back, and can be shared. */
export function useInboxAddress(): InboxPlace {
	const states = useStateFilter(STATES);
	const { filter, setFilters } = usePagedAddress();
	const [params, setParams] = useSearchParams();
	const requested = filter('kind');

	function paramsWith(item: InboxAddress | undefined): URLSearchParams {
		const next = new URLSearchParams(params);
		if (item) next.set('open', openValue(item));
		else next.delete('open');
		return next;
	}
	return {
		states,
		kind: KINDS.find((each) => each === requested),
		showKind: (kind) => setFilters({ kind }),
		open: itemInAddress(params.get('open') ?? undefined),
		addressWith: (item) => `?${paramsWith(item)}`,
		openItem: (item) => setParams(paramsWith(item)),
	};
}
