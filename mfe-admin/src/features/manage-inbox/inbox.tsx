import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { AdminHeading, FilterChips } from '@tulia/ui/admin';
import { type ReactNode, useRef } from 'react';
import { useGetDashboardQuery } from '../../api/dashboard-api.ts';
import { type InboxKind, useListInboxQuery } from '../../api/inbox-api.ts';
import { keepPreviousData, type ListQuery } from '../../lib/lists/keep-previous-data.ts';
import type { RowPage } from '../../lib/lists/list-frame.tsx';
import { StateList } from '../../lib/lists/state-list.tsx';
import * as s from './inbox.module.css';
import { openValue } from './inbox-item.ts';
import { InboxList } from './inbox-list.tsx';
import { OpenedItem } from './opened-item.tsx';
import { promiseWords } from './time-left.ts';
import { type InboxPlace, useInboxAddress } from './use-inbox-address.ts';
import { usePlaceInList } from './use-place-in-list.ts';
import { useShownItem } from './use-shown-item.ts';

const STATE_CHIPS = [
	{ value: 'new', label: 'New' },
	{ value: 'answered', label: 'Answered' },
	{ value: 'done', label: 'Done' },
	{ value: 'spam', label: 'Spam' },
] as const;

const NOUNS: Readonly<Record<InboxKind | 'all', string>> = {
	all: 'questions and messages',
	questions: 'questions',
	messages: 'messages',
};

interface InboxProps {
	/** Renders an extra action of an item. */
	readonly more: (item: InboxItem) => ReactNode;
	readonly now: Date;
}

/** Questions and messages on the left, and the chosen one on the right. On a phone the item replaces the list. */
export function Inbox({ more, now }: InboxProps): ReactNode {
	const place = useInboxAddress();
	const { states, kind, open } = place;
	const query = keepPreviousData(
		useListInboxQuery({ kind, state: states.state, cursor: states.cursor }, { refetchOnMountOrArgChange: true }),
	);
	const rows = query.isPreviousData ? undefined : query.data?.data;
	const shown = useShownItem(place, rows);
	const list = useRef<HTMLElement>(null);
	const leaveList = usePlaceInList(list, open && openValue(open));

	function openFromList(item: InboxItem): void {
		leaveList();
		place.openItem(item);
	}
	return (
		<div className={s.place} data-open={open ? true : undefined}>
			<Heading place={place} query={query} now={now} />
			<div className={s.inbox}>
				<section ref={list} className={s.listSide} aria-label="List">
					<StateList
						noun={NOUNS[kind ?? 'all']}
						filter={states}
						chips={STATE_CHIPS}
						query={query}
						empty={emptyWords(place)}
					>
						{(listed) => (
							<InboxList
								label={`List of ${NOUNS[kind ?? 'all']}`}
								rows={listed}
								open={open}
								shown={shown}
								onOpen={openFromList}
								now={now}
							/>
						)}
					</StateList>
				</section>
				<OpenedItem
					place={place}
					shown={shown}
					rows={rows}
					isListLoading={!(rows || query.isError)}
					more={more}
					now={now}
				/>
			</div>
		</div>
	);
}

const emptyWords = ({ states, kind }: InboxPlace): { readonly title: string; readonly text?: string } =>
	states.state === 'new'
		? { title: `No new ${NOUNS[kind ?? 'all']}`, text: 'Everything has been looked at.' }
		: { title: `No ${NOUNS[kind ?? 'all']} here` };

const LEAD = 'Replies go out by email, from the centre’s address.';

interface HeadingProps {
	readonly place: InboxPlace;
	readonly query: ListQuery<RowPage<InboxItem>>;
	readonly now: Date;
}

/** The heading with a sentence about items near their 48 hours, and the kinds to filter by. */
function Heading({ place: { states, kind, showKind }, query: { data }, now }: HeadingProps): ReactNode {
	const { data: board } = useGetDashboardQuery();
	const open = states.state === 'new' ? board?.open : undefined;
	const isHead = states.state === 'new' && states.page === 1;
	const lead = isHead && data ? promiseWords(data.data, data.nextCursor !== undefined, now) : undefined;
	return (
		<div className={s.top}>
			<AdminHeading
				title="Inbox"
				lead={lead ?? LEAD}
				action={
					<FilterChips
						label="Kind"
						chips={kindChips(open)}
						value={kind ?? 'all'}
						onChange={(chosen) => showKind(chosen === 'all' ? undefined : chosen)}
					/>
				}
			/>
		</div>
	);
}

/** The kinds to filter by, with counts where waiting items are listed. */
const kindChips = (open: Dashboard['open'] | undefined) =>
	[
		{ value: 'all', label: 'All', count: open && open.questions + open.messages },
		{ value: 'questions', label: 'Questions', count: open?.questions },
		{ value: 'messages', label: 'Messages', count: open?.messages },
	] as const;
