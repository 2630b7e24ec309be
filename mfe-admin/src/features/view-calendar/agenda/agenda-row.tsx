import { timeOf, wallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import { Link, paths } from '@tulia/platform';
import { Button, classNames, Icon, LinkButton, VisuallyHidden } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { GiveTimeFree } from '../../../lib/appointments/give-time-free.tsx';
import { PhoneLink } from '../../../lib/appointments/phone-link.tsx';
import { visitKey } from '../grid/grid-places.ts';
import { MovePanel } from '../move/move-panel.tsx';
import { isMovable } from '../move/move-target.ts';
import type { Moving } from '../move/use-moving.ts';
import type { Person, PlacedVisit } from '../plan/plan-days.ts';
import { bookWords, lengthWords } from '../plan/visit-words.ts';
import * as s from './agenda.module.css';
import type { AgendaRow } from './agenda-rows.ts';

interface AgendaLineProps {
	readonly row: AgendaRow;
	readonly day: Day;
	readonly person: Person;
	/** The ids of the visits that the schedule does not allow any more. */
	readonly displaced: ReadonlySet<string>;
	readonly people: readonly Person[];
	readonly moving: Moving;
	readonly now: Date;
}

/** One line of the list, whatever it is. */
export function AgendaLine({ row, day, person, people, displaced, moving, now }: AgendaLineProps): ReactNode {
	switch (row.kind) {
		case 'visit':
			return (
				<VisitLine {...{ people, moving, now }} placed={row.placed} isDisplaced={displaced.has(row.placed.visit.id)} />
			);
		case 'free':
			return <FreeLine day={day} person={person} from={row.from} until={row.until} />;
		case 'now':
			return (
				<li className={s.nowLine}>
					<span>Now, {timeOf(now)}</span>
				</li>
			);
		case 'blocked':
			return (
				<QuietLine from={row.from}>
					{row.time.words}, {lengthWords(row.time.to - row.time.from)}
				</QuietLine>
			);
		case 'gap':
			return <QuietLine from={row.from}>Free for {lengthWords(row.minutes)}, too short for a visit</QuietLine>;
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

const QuietLine = ({ from, children }: { readonly from: number; readonly children: ReactNode }): ReactNode => (
	<li className={classNames(s.row, s.quiet)}>
		<p className={s.time}>{wallTime(from)}</p>
		<p>{children}</p>
	</li>
);

interface VisitLineProps extends Pick<AgendaLineProps, 'people' | 'moving' | 'now'> {
	readonly placed: PlacedVisit;
	readonly isDisplaced: boolean;
}

function VisitLine({ placed: { visit, from, to }, isDisplaced, people, moving, now }: VisitLineProps): ReactNode {
	const isOpen = visit.status === 'confirmed' && new Date(visit.endsAt) <= now;
	const { draft, lift, actions } = moving;
	const isMoving = draft?.visit.id === visit.id && !draft.isSaved;
	return (
		<li className={s.row}>
			<p className={s.time}>
				{wallTime(from)}
				<small>{lengthWords(to - from)}</small>
			</p>
			<div className={s.what}>
				<div>
					<Link className={s.name} to={paths.adminAppointment(visit.id)}>
						{visit.user.name}
					</Link>
					{isOpen ? <p className={s.mini}>No outcome yet</p> : null}
				</div>
				{isDisplaced ? <StatusPill status="to_be_moved" label="To be moved" /> : <StatusPill status={visit.status} />}
				<KeptFree visit={visit} />
				{isMovable(visit) && !isOpen ? (
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
				) : null}
				{isMoving ? (
					<div className={s.wide}>
						<MovePanel {...actions} draft={draft} current={visit} people={people} now={now} />
					</div>
				) : null}
			</div>
		</li>
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
	readonly day: Day;
	readonly person: Person;
	readonly from: number;
	readonly until: number;
}

const FreeLine = ({ day, person, from, until }: FreeLineProps): ReactNode => (
	<li className={classNames(s.row, s.free)}>
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
