import { useSearchParams } from '@tulia/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import type { InboxState } from '../../api/optimistic/inbox-changes.ts';
import type { ListQuery } from '../../lib/lists/keep-previous-data.ts';
import type { RowPage } from '../../lib/lists/list-frame.tsx';
import { StateList } from '../../lib/lists/state-list.tsx';
import type { StateFilter } from '../../lib/lists/use-state-filter.ts';
import * as s from './inbox.module.css';
import { InboxDetail } from './inbox-detail.tsx';
import type { InboxActions, InboxItem } from './inbox-item.ts';
import { InboxList } from './inbox-list.tsx';

export const INBOX_STATES = ['new', 'answered', 'done', 'spam'] as const;

const CHIPS = [
	{ value: 'new', label: 'New' },
	{ value: 'answered', label: 'Answered' },
	{ value: 'done', label: 'Done' },
	{ value: 'spam', label: 'Spam' },
] as const;

interface InboxProps {
	/** "messages" */
	readonly noun: 'messages' | 'questions';
	readonly filter: StateFilter<InboxState>;
	readonly query: ListQuery<RowPage<InboxItem>>;
	readonly actions: InboxActions;
	/** One more action of an item. */
	readonly more?: ((item: InboxItem) => ReactNode) | undefined;
	readonly now: Date;
}

/** The list at the left, what was chosen at the right; on a phone one above the other. What is open is part of the address. */
export function Inbox({ noun, filter, query, actions, more, now }: InboxProps): ReactNode {
	const [params, setParams] = useSearchParams();
	// Drafts of replies by item, in memory only: they are about a person.
	const drafts = useRef(new Map<string, string>());
	const openId = params.get('open');

	function open(id: string): void {
		const next = new URLSearchParams(params);
		next.set('open', id);
		setParams(next);
	}
	const empty =
		filter.state === 'new'
			? { title: `No new ${noun}`, text: 'Everything has been looked at.' }
			: { title: `No ${noun} here` };
	return (
		<StateList noun={noun} filter={filter} chips={CHIPS} query={query} empty={empty}>
			{(rows) => {
				const shown = rows.find(({ id }) => id === openId);
				return (
					<div className={s.inbox}>
						<InboxList label={`List of ${noun}`} rows={rows} openId={shown?.id} onOpen={open} now={now} />
						<OpenedPane isChosen={openId !== null} id={shown?.id}>
							{shown ? (
								<InboxDetail
									key={shown.id}
									item={shown}
									actions={actions}
									drafts={drafts.current}
									more={more?.(shown)}
									now={now}
								/>
							) : (
								<p className={s.nothing}>{`Choose one of the ${noun} to read it.`}</p>
							)}
						</OpenedPane>
					</div>
				);
			}}
		</StateList>
	);
}

interface OpenedPaneProps {
	readonly isChosen: boolean;
	readonly id: string | undefined;
	readonly children: ReactNode;
}

/** Takes the focus when something is opened: on a phone it stands beneath the whole list. */
function OpenedPane({ isChosen, id, children }: OpenedPaneProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const before = useRef(id);
	useEffect(() => {
		if (isChosen && id !== undefined && id !== before.current) box.current?.focus();
		before.current = id;
	}, [isChosen, id]);
	return (
		<section ref={box} className={s.pane} tabIndex={-1} aria-label="Opened">
			{children}
		</section>
	);
}
