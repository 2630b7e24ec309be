import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { explain, Link } from '@tulia/platform';
import { AsyncBlock, Icon, SkeletonRows } from '@tulia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import {
	type InboxAddress,
	useChangeInboxItemMutation,
	useGetInboxItemQuery,
	useReplyToInboxItemMutation,
} from '../../api/inbox-api.ts';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import * as s from './inbox.module.css';
import { InboxDetail } from './inbox-detail.tsx';
import { isSameItem, itemLabel, openValue } from './inbox-item.ts';
import type { InboxPlace } from './use-inbox-address.ts';

interface OpenedItemProps {
	readonly place: InboxPlace;
	readonly shown: InboxAddress | undefined;
	readonly rows: readonly InboxItem[] | undefined;
	readonly isListLoading: boolean;
	/** Renders an extra action of an item. */
	readonly more: (item: InboxItem) => ReactNode;
	readonly now: Date;
}

/** One question or message, from the list or fetched by its id. */
export function OpenedItem({ place, shown, rows, isListLoading, more, now }: OpenedItemProps): ReactNode {
	const row = shown && rows?.find((each) => isSameItem(each, shown));
	return (
		<Pane isChosen={place.open !== undefined} shown={shown} label={row ? itemLabel(row) : 'Opened'}>
			<Link className={s.back} to={place.addressWith(undefined)}>
				<Icon name="arrowLeft" /> Back to the list
			</Link>
			{row ? <Item item={row} more={more} now={now} /> : null}
			{!row && place.open && !isListLoading ? <FetchedItem address={place.open} more={more} now={now} /> : null}
			{rows?.length === 0 && !place.open ? <p className={s.nothing}>Nothing to read here.</p> : null}
		</Pane>
	);
}

interface ItemProps extends Pick<OpenedItemProps, 'more' | 'now'> {
	readonly item: InboxItem;
}

function Item({ item, more, now }: ItemProps): ReactNode {
	const [reply] = useReplyToInboxItemMutation();
	const [change] = useChangeInboxItemMutation();
	return (
		<InboxDetail
			key={openValue(item)}
			item={item}
			actions={{
				reply: ({ kind, id, version }, text) => reply({ kind, id, version, reply: text }),
				setState: ({ kind, id, version }, state) => change({ kind, id, version, state }),
			}}
			more={more(item)}
			now={now}
		/>
	);
}

interface FetchedItemProps extends Pick<OpenedItemProps, 'more' | 'now'> {
	readonly address: InboxAddress;
}

const WORDS = {
	not_found: 'It was deleted. Everything that waits is in the list.',
	forbidden: 'This account may not read it. Please log in with a staff account.',
};

/** Fetches an item that is not in the list, because it was answered meanwhile or is on another page. */
function FetchedItem({ address, more, now }: FetchedItemProps): ReactNode {
	const query = useGetInboxItemQuery(address, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={{ ...query, data: query.currentData }}
			headingLevel="h2"
			loading="Loading what was written"
			skeleton={<SkeletonRows count={3} />}
			failed={{
				title: 'We could not load this',
				detail: explain(query.error, WORDS, 'Check your connection and try again.'),
			}}
		>
			{(item) => <Item item={item} more={more} now={now} />}
		</AsyncBlock>
	);
}

interface PaneProps {
	readonly isChosen: boolean;
	readonly shown: InboxAddress | undefined;
	readonly label: string;
	readonly children: ReactNode;
}

/** The item takes the focus when it is opened, because on a phone it replaces the list. */
function Pane({ isChosen, shown, label, children }: PaneProps): ReactNode {
	const { ref, ...focusRecovery } = useFocusRecovery<HTMLElement>();
	const value = isChosen && shown ? openValue(shown) : undefined;
	const before = useRef(value);
	useEffect(() => {
		if (value !== undefined && value !== before.current) ref.current?.focus();
		before.current = value;
	}, [value, ref]);
	return (
		<section ref={ref} {...focusRecovery} className={s.pane} aria-label={label}>
			{children}
		</section>
	);
}
