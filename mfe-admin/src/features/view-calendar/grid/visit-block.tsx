import type { Span } from '@tulia/centre/span';
import { classNames, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import type { PlacedVisit } from '../plan/plan-days.ts';
import { clockWords, heardAfterName, initialOf, nameParts } from '../plan/visit-words.ts';
import { visitKey } from './grid-places.ts';
import { placeStyle } from './place-style.ts';
import type { PlaceOf } from './use-roving-focus.ts';
import * as s from './visit-block.module.css';

const LOOKS: { readonly [status: string]: string | undefined } = {
	attended: s.attended,
	missed: s.missed,
	cancelled: s.cancelled,
};

interface VisitBlockProps {
	readonly placed: PlacedVisit;
	readonly grid: Span;
	/** The place of its lane over all days. */
	readonly lane: number;
	readonly placeOf: PlaceOf;
	/** The schedule does not allow it any more. */
	readonly isDisplaced: boolean;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
}

/** A surname of more letters does not fit into a narrow lane. */
const LONG = 7;

/** One visit in its lane: when, and who. Colour and shape are its status; why somebody comes is not said here. */
export function VisitBlock(props: VisitBlockProps): ReactNode {
	const { placed, grid, lane, placeOf, isDisplaced, isOpen, onOpen } = props;
	const { visit, from, column, columns } = placed;
	const { first, rest } = nameParts(visit.user.name);
	return (
		<button
			type="button"
			{...placeOf(visitKey(visit.id), lane, from)}
			className={classNames(s.visit, isDisplaced ? s.displaced : LOOKS[visit.status])}
			style={{ ...placeStyle(placed, grid), left: `${(column / columns) * 100}%`, width: `${100 / columns}%` }}
			aria-expanded={isOpen}
			onClick={onOpen}
		>
			<span className={s.time}>
				{clockWords(visit.scheduledFor)}
				<i className={s.mark} />
			</span>{' '}
			<b className={s.name}>
				<span>{first}</span> <span className={classNames(rest.length > LONG && s.long)}>{rest}</span>
				{rest.length > LONG ? (
					<span className={s.initial} aria-hidden="true">
						{initialOf(rest)}
					</span>
				) : null}
			</b>
			{isDisplaced ? (
				<span className={s.toMove} aria-hidden="true">
					To move
				</span>
			) : null}
			<VisuallyHidden>{heardAfterName(visit, isDisplaced)}</VisuallyHidden>
		</button>
	);
}
