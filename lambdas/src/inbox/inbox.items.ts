import { waitingPlace } from '../platform/table/waiting-order.ts';
import type { EntryState, Inbox, InboxEntry } from './inbox.ts';

const PREFIX: Record<Inbox, string> = { questions: 'FAQSUB', messages: 'CONTACT' };
const SORT: Record<Inbox, string> = { questions: 'S', messages: 'C' };

export const entryKey = (inbox: Inbox, id: string) => ({ PK: `${PREFIX[inbox]}#${id}`, SK: SORT[inbox] });

/** Partition of one state, so that reading waiting entries costs one page for any number of answered ones. */
export const stateList = (inbox: Inbox, state: EntryState): string => `${PREFIX[inbox]}#${state}`;

export const INBOX_ORDER = 'newest first';

/** The sort key of an entry in the list of its state: of waiting ones, words of crisis come first. */
export const entryPlace = (
	{ createdAt, id, mayBeInCrisis }: Pick<InboxEntry, 'createdAt' | 'id' | 'mayBeInCrisis'>,
	state: EntryState,
): string => waitingPlace(INBOX_ORDER, `${createdAt}#${id}`, mayBeInCrisis && state === 'new');
