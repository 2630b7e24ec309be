import * as Type from 'typebox';
import { Instant, strict } from '../text.ts';

/** Items that only people can know, so staff tick them. */
export const tickedItems = [
	'crisis_lines_written_to',
	'kiswahili_reviewed',
	'hosting_reviewed',
	'saved_content_own',
] as const;
/** Items that the system checks at each reading. */
export const checkedItems = [
	'own_facts',
	'sender_in_domain',
	'crisis_lines_called',
	'claims_sourced',
	'psychologists_introduced',
	'holidays_gazetted',
	'bookable',
] as const;
export type TickedItem = (typeof tickedItems)[number];
export type CheckedItem = (typeof checkedItems)[number];
export type LaunchItem = TickedItem | CheckedItem;

export const LaunchEntry = Type.Object({
	item: Type.Enum([...tickedItems, ...checkedItems]),
	done: Type.Boolean(),
	/** What is still missing, by name; empty when it is done, and for ticked items. */
	missing: Type.Array(Type.String()),
	/** Who ticked it, and when. */
	ticked: Type.Optional(
		Type.Object({ by: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }), at: Instant }),
	),
});
export type LaunchEntry = Type.Static<typeof LaunchEntry>;

/** Everything that must be done before the site is open to the public, in this order. */
export const LaunchChecklist = Type.Object({ data: Type.Array(LaunchEntry) });

export const TickParams = strict({ item: Type.Enum([...tickedItems]) });
export const Tick = strict({ done: Type.Boolean() });
