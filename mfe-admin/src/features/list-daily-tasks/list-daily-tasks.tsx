import { dayOf } from '@tulia/centre/clock';
import type { AdminAppointment, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import { listAllComments } from '@tulia/contracts/routes/comment';
import { listInbox } from '@tulia/contracts/routes/inbox';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import { type ReactNode, useId } from 'react';
import { AgendaTable } from '../../lib/appointments/appointment-table.tsx';
import { CallList } from '../../lib/appointments/call-list.tsx';
import { type Waiting, type WaitingNoun, waitingIn } from '../../lib/lists/waiting.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import * as s from './list-daily-tasks.module.css';

const listOf = (need: AppointmentNeed): string => `${paths.adminAppointments()}?needs=${need}`;
const dayList = (now: Date): string => `${paths.adminAppointments()}?from=${dayOf(now)}&to=${dayOf(now)}`;

interface ListDailyTasksProps {
	readonly board: Dashboard;
	readonly now: Date;
}

/** The work of the day: calls, missing outcomes and texts to read, beside the visits of today. */
export const ListDailyTasks = ({ board, now }: ListDailyTasksProps): ReactNode => (
	<div className={s.day}>
		<div className={s.needs}>
			<MailTrouble rows={board.mailTrouble} more={board.mailTroubleMore} now={now} />
			{board.needsOutcomeCount > 0 ? (
				<Visits
					title="Needs an outcome"
					count={board.needsOutcomeCount}
					rows={board.needsOutcome}
					now={now}
					all={{ to: listOf('outcome'), words: 'See all that need an outcome' }}
				>
					These visits are over. Did the person come?
				</Visits>
			) : null}
			<OpenWork open={board.open} />
		</div>
		<Visits
			title="Today"
			count={board.todayCount}
			rows={board.today}
			now={now}
			all={{ to: dayList(now), words: 'See the whole day' }}
		/>
	</div>
);

interface VisitsProps {
	readonly title: string;
	readonly count: number;
	readonly rows: readonly AdminAppointment[];
	readonly now: Date;
	readonly all: { readonly to: string; readonly words: string };
	readonly children?: ReactNode;
}

function Visits({ title, count, rows, now, all, children }: VisitsProps): ReactNode {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<TableBox
				tools={
					<div>
						<h2 id={id}>
							{title} <span className={s.count}>({count})</span>
						</h2>
						{children ? <p className={s.quiet}>{children}</p> : null}
					</div>
				}
				foot={
					rows.length < count ? (
						<>
							<p>
								{rows.length} of {count} are shown.
							</p>
							<ArrowLink component={Link} to={all.to}>
								{all.words}
							</ArrowLink>
						</>
					) : undefined
				}
			>
				{count === 0 ? <p className={s.none}>Nobody has an appointment today.</p> : null}
				{rows.length > 0 ? <AgendaTable caption={title} rows={rows} now={now} /> : null}
			</TableBox>
		</section>
	);
}

interface MailTroubleProps {
	readonly rows: readonly AdminAppointment[];
	readonly more: boolean;
	readonly now: Date;
}

function MailTrouble({ rows, more, now }: MailTroubleProps): ReactNode {
	if (rows.length === 0 && !more) return null;
	return (
		<section aria-labelledby="people-to-phone">
			<TableBox
				tools={
					<div>
						<h2 id="people-to-phone">People to phone</h2>
						<p className={s.quiet}>No message reached them.</p>
					</div>
				}
				foot={
					more ? (
						<ArrowLink component={Link} to={listOf('phone')}>
							See all who need a phone call
						</ArrowLink>
					) : undefined
				}
			>
				<CallList rows={rows} now={now} />
			</TableBox>
		</section>
	);
}

const WAITING = [
	{
		what: 'inbox',
		path: paths.adminInbox(),
		one: 'question or message to answer',
		many: 'questions and messages to answer',
	},
	{ what: 'comments', path: paths.adminComments(), one: 'comment to read', many: 'comments to read' },
	{ what: 'testimonials', path: paths.adminTestimonials(), one: 'testimonial to read', many: 'testimonials to read' },
] as const satisfies readonly {
	readonly what: WaitingNoun;
	readonly path: string;
	readonly one: string;
	readonly many: string;
}[];

interface WaitingLink {
	readonly path: string;
	readonly words: string;
}

/**
 * Links to the lists with waiting items. Each shows the number of items with words of crisis (`inCrisis`) or of other
 * items.
 */
const waitingOf = (open: Dashboard['open'], part: keyof Waiting): readonly WaitingLink[] =>
	WAITING.flatMap(({ what, path, one, many }) => {
		const waiting = waitingIn(open, what);
		const count = waiting[part];
		const more = part === 'others' && waiting.inCrisis > 0 ? 'more ' : '';
		return count > 0 ? [{ path, words: `${count} ${more}${count === 1 ? one : many}` }] : [];
	});

const WaitingLinks = ({ links }: { readonly links: readonly WaitingLink[] }): ReactNode => (
	<ul className={s.works}>
		{links.map(({ path, words }) => (
			<li key={path}>
				<ArrowLink component={Link} to={path}>
					{words}
				</ArrowLink>
			</li>
		))}
	</ul>
);

/** Links to the lists that contain words of crisis. */
export function CrisisNotice({ board, now }: { readonly board: Dashboard; readonly now: Date }): ReactNode {
	const visits = board.todayInCrisis;
	const waiting = [
		...(visits > 0 ? [{ path: dayList(now), words: visits === 1 ? '1 visit today' : `${visits} visits today` }] : []),
		...waitingOf(board.open, 'inCrisis'),
	];
	if (waiting.length === 0) return null;
	return (
		<Notice tone="bad" title="Somebody may be in danger. Please read this first.">
			<WaitingLinks links={waiting.map(({ path, words }) => ({ path, words: `${words}, with words of crisis` }))} />
		</Notice>
	);
}

/** Links to the lists with other waiting items. Renders nothing for roles that may read none of these lists. */
function OpenWork({ open }: Pick<Dashboard, 'open'>): ReactNode {
	const may = useMayCall();
	const others = waitingOf(open, 'others');
	if (!may(listInbox) && !may(listAllComments)) return null;
	return (
		<section className={s.open} aria-labelledby="open-work">
			<h2 id="open-work">Waiting for you</h2>
			{others.length === 0 ? (
				<p>Nothing {waitingOf(open, 'inCrisis').length > 0 ? 'else ' : ''}waits to be read or answered.</p>
			) : null}
			<WaitingLinks links={others} />
		</section>
	);
}
