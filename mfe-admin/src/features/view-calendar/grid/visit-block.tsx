import { wallTime } from '@tulia/centre/clock';
import type { Span } from '@tulia/centre/span';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { classNames, VisuallyHidden } from '@tulia/ui';
import type { PointerEvent, ReactNode } from 'react';
import { isMovable } from '../move/move-target.ts';
import type { PlacedVisit } from '../plan/plan-days.ts';
import { initialOf } from '../plan/short-names.ts';
import { blockName, nameParts } from '../plan/visit-words.ts';
import { visitKey } from './grid-places.ts';
import { placeStyle } from './place-style.ts';
import type { PlaceOf } from './use-roving-focus.ts';
import * as s from './visit-block.module.css';

const STATUS: { readonly [status: string]: string | undefined } = {
	attended: s.attended,
	missed: s.missed,
	cancelled: s.cancelled,
};
const LOOKS = { ghost: s.ghost, lifted: s.lifted };

interface VisitBlockProps {
	readonly placed: PlacedVisit;
	readonly grid: Span;
	/** The index of the visit's lane, counted over all days. */
	readonly lane: number;
	readonly placeOf: PlaceOf;
	/** Whether the schedule no longer allows the visit. */
	readonly isDisplaced: boolean;
	/** `ghost`: the visit at its old time. `lifted`: the visit at the target of a move. */
	readonly look: keyof typeof LOOKS | undefined;
	/** The text for screen readers after time and name. */
	readonly announced: string;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
	/** Called at a mouse press or a touch on the block. */
	readonly onGrab: (event: PointerEvent<HTMLElement>, visit: AdminAppointment) => void;
}

/** A surname with more letters than this does not fit into a narrow lane. */
const LONG = 6;

const styleOf = (placed: PlacedVisit, grid: Span) => ({
	...placeStyle(placed, grid),
	left: `${(placed.column / placed.columns) * 100}%`,
	width: `${100 / placed.columns}%`,
});

/** One visit in its lane, with time and client. Colour and shape show its status; its subject is never shown. */
export function VisitBlock(props: VisitBlockProps): ReactNode {
	const { placed, grid, lane, placeOf, isDisplaced, look, announced, isOpen, onOpen, onGrab } = props;
	const { visit, from } = placed;
	const canMove = isMovable(visit);
	return (
		<button
			type="button"
			{...placeOf(visitKey(visit.id), lane, from)}
			className={classNames(
				s.visit,
				isDisplaced ? s.displaced : visit.keptFree ? s.keptFree : STATUS[visit.status],
				canMove && s.movable,
				look && LOOKS[look],
			)}
			style={styleOf(placed, grid)}
			aria-expanded={isOpen}
			aria-keyshortcuts={canMove ? 'M' : undefined}
			onClick={onOpen}
			onPointerDown={canMove ? (event) => onGrab(event, visit) : undefined}
		>
			<Words placed={placed} />
			{isDisplaced ? (
				<span className={s.toMove} aria-hidden="true">
					To move
				</span>
			) : null}
			<VisuallyHidden>{announced}</VisuallyHidden>
		</button>
	);
}

/** The client, and the time without AM or PM, which the axis shows. */
function Words({ placed: { visit, from } }: { readonly placed: PlacedVisit }): ReactNode {
	const { first, rest } = nameParts(blockName(visit));
	const isLong = rest.length > LONG;
	return (
		<>
			<span className={s.time}>
				{wallTime(from).split(' ')[0]}
				<i className={s.mark} />
			</span>{' '}
			<b className={s.name}>
				<span>{first}</span> <span className={classNames(isLong && s.long)}>{rest}</span>
				{isLong ? (
					<span className={s.initial} aria-hidden="true">
						{initialOf(rest)}
					</span>
				) : null}
			</b>
		</>
	);
}

interface PlacedProps {
	readonly placed: PlacedVisit;
	readonly grid: Span;
}

export const GhostBlock = ({ placed, grid }: PlacedProps): ReactNode => (
	<div className={classNames(s.visit, s.ghost)} style={styleOf(placed, grid)}>
		<Words placed={placed} />
		<VisuallyHidden>, moving away from here</VisuallyHidden>
	</div>
);

export const VisitPreview = ({ placed, grid }: PlacedProps): ReactNode => (
	<div
		className={classNames(s.visit, s.lifted, s.preview)}
		style={styleOf(placed, grid)}
		aria-hidden="true"
		data-dragged="true"
	>
		<Words placed={placed} />
	</div>
);
