import type { EntryState, Inbox } from './inbox.ts';

const PREFIX: Record<Inbox, string> = { questions: 'FAQSUB', messages: 'CONTACT' };
const SORT: Record<Inbox, string> = { questions: 'S', messages: 'C' };

export const entryKey = (inbox: Inbox, id: string) => ({ PK: `${PREFIX[inbox]}#${id}`, SK: SORT[inbox] });

/** The list of one state, so that what waits is found for what a page costs, however much has been answered. */
export const stateList = (inbox: Inbox, state: EntryState): string => `${PREFIX[inbox]}#${state}`;

/** Its place in that list. */
export const entryPlace = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }): string =>
	`${createdAt}#${id}`;
