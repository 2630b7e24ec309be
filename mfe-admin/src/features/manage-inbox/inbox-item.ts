import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import type { InboxAddress, InboxState } from '../../api/inbox-api.ts';

/** The subject of a message; questions have none. */
export const titleOf = ({ subject }: Pick<InboxItem, 'subject'>): string => subject ?? 'Question';

/** `Question from Daniel Ouma` */
export const itemLabel = ({ kind, name }: Pick<InboxItem, 'kind' | 'name'>): string =>
	`${kind === 'questions' ? 'Question' : 'Message'} from ${name}`;

export const isSameItem = (one: InboxAddress, other: InboxAddress): boolean =>
	one.kind === other.kind && one.id === other.id;

export const openValue = ({ kind, id }: InboxAddress): string => `${kind}-${id}`;

export function itemInAddress(open: string | undefined): InboxAddress | undefined {
	const [, kind, id] = /^(questions|messages)-([A-Za-z0-9-]{1,64})$/.exec(open ?? '') ?? [];
	if (id === undefined) return undefined;
	return { kind: kind === 'questions' ? 'questions' : 'messages', id };
}

export const hasBounced = ({ replies }: InboxItem): boolean => replies.at(-1)?.cameBack !== undefined;

/** Whether the writer of an unanswered item may be in danger. */
export const isInCrisis = ({ mayBeInCrisis, state }: InboxItem): boolean => mayBeInCrisis && state === 'new';

/** The actions on an item. Each returns its error, if any. */
export interface InboxActions {
	readonly reply: (item: InboxItem, text: string) => Promise<{ readonly error?: unknown }>;
	readonly setState: (item: InboxItem, state: Exclude<InboxState, 'answered'>) => Promise<{ readonly error?: unknown }>;
}
