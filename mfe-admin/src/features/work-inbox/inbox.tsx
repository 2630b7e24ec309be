import { useSearchParams } from '@tulia/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EntryState } from '../../api/find-current.ts';
import { ListFrame, type RowPage } from '../../lib/list-frame.tsx';
import type { ShownPage } from '../../lib/shown-page.ts';
import type { StateList } from '../../lib/use-state-list.ts';
import type { Entry, EntryActions } from './entry.ts';
import { EntryList } from './entry-list.tsx';
import { EntryPane } from './entry-pane.tsx';
import * as s from './inbox.module.css';

export const ENTRY_STATES = ['new', 'answered', 'done', 'spam'] as const;

const CHIPS = [
	{ value: 'new', label: 'New' },
	{ value: 'answered', label: 'Answered' },
	{ value: 'done', label: 'Done' },
	{ value: 'spam', label: 'Spam' },
] as const;

interface InboxProps {
	/** "messages" */
	readonly noun: 'messages' | 'questions';
	readonly list: StateList<EntryState>;
	readonly page: ShownPage<RowPage<Entry>>;
	readonly actions: EntryActions;
	/** One thing more to do with an entry. */
	readonly more?: ((entry: Entry) => ReactNode) | undefined;
	readonly now: Date;
}

/** The list at the left, what was chosen at the right; on a phone one above the other. What is open is part of the address. */
export function Inbox({ noun, list, page, actions, more, now }: InboxProps): ReactNode {
	const [params, setParams] = useSearchParams();
	// What was typed stays with its entry while another one is read, and nowhere but in this page: it is about a person.
	const drafts = useRef(new Map<string, string>());
	const openId = params.get('open');

	function open(id: string): void {
		const next = new URLSearchParams(params);
		next.set('open', id);
		setParams(next);
	}
	const empty =
		list.state === 'new'
			? { title: `No new ${noun}`, text: 'Everything has been looked at.' }
			: { title: `No ${noun} here` };
	return (
		<ListFrame noun={noun} list={list} chips={CHIPS} page={page} empty={empty}>
			{(rows) => {
				const shown = rows.find(({ id }) => id === openId);
				return (
					<div className={s.inbox}>
						<EntryList label={`List of ${noun}`} rows={rows} openId={shown?.id} onOpen={open} now={now} />
						<OpenedPane isChosen={openId !== null} id={shown?.id}>
							{shown ? (
								<EntryPane
									key={shown.id}
									entry={shown}
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
		</ListFrame>
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
