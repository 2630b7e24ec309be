import type { Span } from '@tulia/centre/span';
import type { ReactNode } from 'react';
import { MovePanel } from '../move/move-panel.tsx';
import { isMovable, minutesOf } from '../move/move-target.ts';
import type { GridMoving } from '../move/use-moving.ts';
import type { DayPlan, Person } from '../plan/plan-days.ts';
import { VisitPanel } from '../visit-panel.tsx';
import { besideLane, type Opened, openIn } from './beside-lane.ts';

interface BesideVisitProps {
	readonly plan: DayPlan;
	readonly people: readonly Person[];
	readonly grid: Span;
	readonly displaced: ReadonlySet<string>;
	readonly openId: string | undefined;
	readonly firstLane: number;
	readonly laneCount: number;
	readonly moving: GridMoving;
	readonly now: Date;
	readonly onClose: () => void;
	/** Called once the time of a cancelled visit is released and its block removed. */
	readonly onGivenFree: () => void;
}

/** The panel beside a visit of a day: its details, or the effect of moving it. */
export function BesideVisit(props: BesideVisitProps): ReactNode {
	const { plan, people, grid, displaced, openId, firstLane, laneCount, moving, now, onClose, onGivenFree } = props;
	const { draft, actions, lift } = moving;
	const opened = draft ? liftedIn(plan, moving) : openIn(plan, openId);
	if (!opened || draft?.isSaved) return null;
	const { visit } = opened.placed;
	const style = besideLane({ ...opened, of: plan.lanes.length, firstLane, laneCount }, grid);
	if (draft) return <MovePanel {...{ ...actions, draft, people, now, style }} current={moving.current} />;
	return (
		<VisitPanel
			{...{ visit, style, onClose, onGivenFree }}
			isDisplaced={displaced.has(visit.id)}
			onMove={isMovable(visit) ? () => lift(visit, { hasFields: true }) : undefined}
		/>
	);
}

/** The lifted visit at its target, or at its old time if this day does not show the target. */
function liftedIn(plan: DayPlan, { draft, lifted }: GridMoving): Opened | undefined {
	if (!lifted) return openIn(plan, draft?.visit.id);
	const { visit, target } = lifted;
	const lane = plan.day === target.day ? plan.lanes.findIndex(({ person }) => person.id === target.personId) : -1;
	const span = { from: target.start, to: target.start + minutesOf(visit) };
	return lane < 0 ? undefined : { lane, placed: { visit, ...span, column: 0, columns: 1 } };
}
