import type { Day } from '@tulia/centre/day';
import type { ReactNode } from 'react';
import { isInLane, isSamePlace, minutesOf, placeOfVisit } from '../move/move-target.ts';
import { liftedWords } from '../move/move-words.ts';
import type { LanePlan, PlacedVisit } from '../plan/plan-days.ts';
import { announcedAfterName } from '../plan/visit-words.ts';
import type { LaneFrame } from './lane-frame.ts';
import { GhostBlock, VisitBlock, VisitPreview } from './visit-block.tsx';

interface LaneVisitsProps extends LaneFrame {
	readonly day: Day;
	readonly lane: LanePlan;
	/** The index of the lane, counted over all days. */
	readonly index: number;
}

/** The visit at another start, with the full width of a lane. */
const placedAt = (visit: PlacedVisit['visit'], from: number): PlacedVisit => ({
	...{ visit, from, to: from + minutesOf(visit) },
	...{ column: 0, columns: 1 },
});

/** The visits of a lane. A visit that is being moved has a ghost at its old time and a lifted block at its target. */
export function LaneVisits({ day, lane, index, ...frame }: LaneVisitsProps): ReactNode {
	const { grid, placeOf, displaced, openId, onOpen, people, moving } = frame;
	const { draft, lifted, drag, startDrag } = moving;
	const isHere = lifted && isInLane(lifted.target, day, lane.person.id);
	const common = { grid, lane: index, placeOf, onGrab: startDrag };
	const isElsewhere = (visit: PlacedVisit['visit']): boolean =>
		lifted !== undefined && !isSamePlace(placeOfVisit(visit), lifted.target);
	const isLifted = (id: string): boolean => lifted?.visit.id === id;
	const isLeaving = (id: string): boolean => draft?.visit.id === id || drag?.visit.id === id;
	return [
		// A visit that is lifted at its old time has no ghost.
		...lane.visits
			.filter(({ visit }) => isLifted(visit.id) && isElsewhere(visit))
			.map((placed) => <GhostBlock key={`from ${placed.visit.id}`} placed={placed} grid={grid} />),
		...lane.visits
			.filter(({ visit }) => !isLifted(visit.id))
			.map((placed) => (
				<VisitBlock
					{...common}
					key={placed.visit.id}
					placed={placed}
					isDisplaced={displaced.has(placed.visit.id)}
					look={isLeaving(placed.visit.id) ? 'ghost' : undefined}
					announced={announcedAfterName(placed.visit, displaced.has(placed.visit.id))}
					isOpen={draft?.visit.id === placed.visit.id || openId === placed.visit.id}
					onOpen={() => onOpen(placed.visit.id)}
				/>
			)),
		isHere ? (
			<VisitBlock
				{...common}
				key={lifted.visit.id}
				placed={placedAt(lifted.visit, lifted.target.start)}
				isDisplaced={false}
				look="lifted"
				announced={liftedWords(lifted.target, minutesOf(lifted.visit), people)}
				isOpen={!lifted.isSaved}
				onOpen={() => undefined}
			/>
		) : null,
		drag?.target && isInLane(drag.target, day, lane.person.id) ? (
			<VisitPreview key="dragged" placed={placedAt(drag.visit, drag.target.start)} grid={grid} />
		) : null,
	];
}
