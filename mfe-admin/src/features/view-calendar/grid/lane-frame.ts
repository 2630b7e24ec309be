import type { Span } from '@tulia/centre/span';
import type { GridMoving } from '../move/use-moving.ts';
import type { Person } from '../plan/plan-days.ts';
import type { PlaceOf } from './use-roving-focus.ts';

/** The props shared by all lanes of the grid. */
export interface LaneFrame {
	/** The minutes of the day that the grid shows. */
	readonly grid: Span;
	readonly placeOf: PlaceOf;
	/** The ids of visits that the schedule no longer allows. */
	readonly displaced: ReadonlySet<string>;
	readonly openId: string | undefined;
	readonly onOpen: (id: string) => void;
	readonly people: readonly Person[];
	readonly moving: GridMoving;
}
