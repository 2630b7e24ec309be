import type { Span } from '@tulia/centre/span';
import type { GridMoving } from '../move/use-moving.ts';
import type { Person } from '../plan/plan-days.ts';
import type { PlaceOf } from './use-roving-focus.ts';

/** What every lane of the grid has in common. */
export interface LaneFrame {
	/** The minutes that the grid shows. */
	readonly grid: Span;
	readonly placeOf: PlaceOf;
	/** The ids of the visits that the schedule does not allow any more. */
	readonly displaced: ReadonlySet<string>;
	/** The visit whose panel is open. */
	readonly openId: string | undefined;
	readonly onOpen: (id: string) => void;
	readonly people: readonly Person[];
	readonly moving: GridMoving;
}
