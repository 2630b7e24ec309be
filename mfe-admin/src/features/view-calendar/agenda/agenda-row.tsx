import { timeOf, wallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import { Link, paths } from '@tulia/platform';
import { Button, classNames, Icon, LinkButton, VisuallyHidden } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/admin';
import type { PointerEvent, ReactNode } from 'react';
import { GiveTimeFree } from '../../../lib/appointments/give-time-free.tsx';
import { PhoneLink } from '../../../lib/appointments/phone-link.tsx';
import { visitKey } from '../grid/grid-places.ts';
import { MovePanel } from '../move/move-panel.tsx';
import { isMovable } from '../move/move-target.ts';
import type { Person, PlacedVisit } from '../plan/plan-days.ts';
import { bookWords, lengthWords } from '../plan/visit-words.ts';
import * as s from './agenda.module.css';
import type { AgendaRow } from './agenda-rows.ts';
import type { ListMoving } from './use-move-in-list.ts';

interface AgendaLineProps {
	readonly row: AgendaRow;
	readonly day: Day;
	readonly person: Person;
	/** The ids of visits that the schedule no longer allows. */
	readonly displaced: ReadonlySet<string>;
	readonly people: readonly Person[];
	readonly moving: ListMoving;
	readonly now: Date;
}

export function AgendaLine({ row, day, person, people, displaced, moving, now }: AgendaLineProps): ReactNode {
	const isTarget = moving.drag?.target?.start === row.from;
	switch (row.kind) {
		case 'visit':
			return (
				<VisitLine {...{ people, moving, now }} placed={row.placed} isDisplaced={displaced.has(row.placed.visit.id)} />
			);
		case 'free':
			return <FreeLine {...{ day, person, isTarget }} from={row.from} until={row.until} />;
		case 'now':
			return (
				<li className={s.nowLine}>
					<span>Now, {timeOf(now)}</span>
				</li>
			);
		case 'blocked':
			return (
				<QuietLine from={row.from} isTarget={isTarget}>
					{row.time.words}, {lengthWords(row.time.to - row.time.from)}
				</QuietLine>
			);
		case 'gap':
			return (
				<QuietLine from={row.from} isTarget={isTarget}>
					Free for {lengthWords(row.minutes)}, too short for a visit
				</QuietLine>
			);
		case 'full':
			return <QuietLine from={row.from}>No more visits on this day: it is full</QuietLine>;
		case 'closed':
			return row.from === 0 ? (
				<li className={s.quiet}>{row.words}</li>
			) : (
				<QuietLine from={row.from}>{row.words}</QuietLine>
			);
	}
}

interface QuietLineProps {
	readonly from: number;
	/** Whether a dragged visit is over this row. Absent for rows that cannot be a target. */
	readonly isTarget?: boolean;
	readonly children: ReactNode;
}

const QuietLine = ({ from, isTarget, children }: QuietLineProps): ReactNode => (
	<li
		className={classNames(s.row, s.quiet, isTarget && s.target)}
		data-start={isTarget === undefined ? undefined : from}
	>
		<p className={s.time}>{wallTime(from)}</p>
		<p>{children}</p>
	</li>
);

interface VisitLineProps extends Pick<AgendaLineProps, 'people' | 'moving' | 'now'> {
	readonly placed: PlacedVisit;
	readonly isDisplaced: boolean;
}

function VisitLine(props: VisitLineProps): ReactNode {
	const { placed, isDisplaced, moving, now } = props;
	const { visit, from, to } = placed;
	const isOpen = visit.status === 'confirmed' && new Date(visit.endsAt) <= now;
	return (
		<li {...holdProps(placed, moving, isMovable(visit) && !isOpen)}>
			<p className={s.time}>
				{wallTime(from)}
				<small>{lengthWords(to - from)}</small>
			</p>
			<div className={s.what}>
				<div>
					<Link className={s.name} to={paths.adminAppointment(visit.id)} draggable={false}>
						{visit.user.name}
					</Link>
					{isOpen ? <p className={s.mini}>No outcome yet</p> : null}
				</div>
				{isDisplaced ? <StatusPill status="to_be_moved" label="To be moved" /> : <StatusPill status={visit.status} />}
				<KeptFree visit={visit} />
				{isMovable(visit) && !isOpen ? <CallAndMove {...props} /> : null}
			</div>
		</li>
	);
}

/** The props of a row that can be dragged by touch and be a drop target. */
function holdProps({ visit, from }: PlacedVisit, { drag, onTouch }: ListMoving, canMove: boolean) {
	const isDragged = drag?.visit.id === visit.id;
	const isTarget = !isDragged && drag?.target?.start === from;
	return {
		className: classNames(s.row, canMove && s.movable, isDragged && s.dragged, isTarget && s.target),
		'data-start': from,
		'data-dragged': isDragged || undefined,
		onPointerDown: canMove ? (event: PointerEvent<HTMLElement>) => onTouch(event, visit) : undefined,
	};
}

function CallAndMove({ placed: { visit }, people, moving, now }: VisitLineProps): ReactNode {
	const { draft, lift, actions } = moving;
	const isMoving = draft?.visit.id === visit.id && !draft.isSaved;
	return (
		<>
			<p className={s.pair}>
				{visit.user.phone ? <PhoneLink phone={visit.user.phone} /> : null}
				<Button
					variant="secondary"
					size="sm"
					data-place={visitKey(visit.id)}
					aria-expanded={isMoving}
					onClick={() => (isMoving ? actions.onPutBack() : lift(visit, { hasFields: true }))}
				>
					<Icon name="move" /> Move<VisuallyHidden> {visit.user.name}</VisuallyHidden>
				</Button>
			</p>
			{isMoving ? (
				<div className={s.wide}>
					<MovePanel {...actions} draft={draft} current={visit} people={people} now={now} />
				</div>
			) : null}
		</>
	);
}

const KeptFree = ({ visit }: Pick<PlacedVisit, 'visit'>): ReactNode =>
	visit.keptFree ? (
		<div className={s.wide}>
			<p className={s.mini}>The time is kept free</p>
			<GiveTimeFree visit={visit} />
		</div>
	) : null;

interface FreeLineProps {
	/** Whether a dragged visit is over this row. */
	readonly isTarget: boolean;
	readonly day: Day;
	readonly person: Person;
	readonly from: number;
	readonly until: number;
}

const FreeLine = ({ day, person, from, until, isTarget }: FreeLineProps): ReactNode => (
	<li className={classNames(s.row, s.free, isTarget && s.target)} data-start={from}>
		<p className={s.time}>
			{wallTime(from)}
			<small>free to {wallTime(until).split(' ')[0]}</small>
		</p>
		<LinkButton
			component={Link}
			variant="secondary"
			size="sm"
			className={s.book}
			to={paths.adminBookingAt({ day, time: wallTime(from), psychologistId: person.id })}
		>
			<Icon name="plus" /> {bookWords(from, person)}
		</LinkButton>
	</li>
);
