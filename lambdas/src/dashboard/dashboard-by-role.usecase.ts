import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import type { Dashboard, WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { Appointment } from '../appointment/appointment.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { limitedTo } from '../appointment/read/staff-scope.ts';
import type { RequestFor } from '../platform/http/http.ts';
import { ok, type Result } from '../platform/http/result.ts';
import { agendaOfDay } from './agenda-of-day.ts';
import { AWAITED_ROWS, type GetDashboardDeps, getDashboard, TODAY_ROWS } from './get-dashboard.usecase.ts';
import { openWork } from './open-work.ts';

/** Days that a psychologist is reminded of visits without an outcome. */
const OUTCOME_DAYS = 31;

type Open = Dashboard['open'];
type Counts = Open['crisis'];
type Day = Pick<
	Dashboard,
	| 'today'
	| 'todayCount'
	| 'todayToSee'
	| 'todayInCrisis'
	| 'needsOutcome'
	| 'needsOutcomeCount'
	| 'mailTrouble'
	| 'mailTroubleMore'
	| 'open'
>;

/** The dashboard by role: all of it for an owner, and for other staff what their roles may see. */
export const dashboardByRole =
	(deps: GetDashboardDeps) =>
	async ({
		caller,
	}: RequestFor<'getDashboard', 'caller', 'userId' | 'roles' | 'psychologistId'>): Promise<
		Result<Dashboard, never>
	> => {
		const { roles, userId } = caller;
		if (roles.includes('owner')) return getDashboard(deps)(userId);
		const own = limitedTo(caller);
		if (own === undefined) {
			const whole = await getDashboard(deps)(userId);
			return whole.ok ? ok(dayOfTheDesk(whole.value, roles)) : whole;
		}
		const [ever, day] = await Promise.all([deps.figures.ever(), ownDay(deps, own)]);
		return ok({ ...day, open: openTo(roles, openWork(ever, userId, deps.now())) });
	};

/** The day's work without the figures of the centre. */
const dayOfTheDesk = (whole: WholeDashboard, roles: readonly StaffRole[]): Day => ({
	today: whole.today,
	todayCount: whole.todayCount,
	todayToSee: whole.todayToSee,
	todayInCrisis: whole.todayInCrisis,
	needsOutcome: whole.needsOutcome,
	needsOutcomeCount: whole.needsOutcomeCount,
	mailTrouble: whole.mailTrouble,
	mailTroubleMore: whole.mailTroubleMore,
	open: openTo(roles, whole.open),
});

/** Open work for these roles: nouns that they may not read are not counted. */
function openTo(roles: readonly StaffRole[], open: Open): Open {
	const readsInbox = roles.includes('front_desk');
	const readsContent = roles.includes('editor');
	const readable = ({ messages, questions, comments, testimonials }: Counts): Counts => ({
		messages: readsInbox ? messages : 0,
		questions: readsInbox ? questions : 0,
		comments: readsContent ? comments : 0,
		testimonials: readsContent ? testimonials : 0,
	});
	return {
		...readable(open),
		crisis: readable(open.crisis),
		withColleagues: readsInbox ? open.withColleagues : 0,
	};
}

/** The day of one psychologist, and their visits without an outcome. Empty without a `psychologistId`. */
async function ownDay(
	{ appointments, clients, now }: GetDashboardDeps,
	psychologistId: string,
): Promise<Omit<Day, 'open'>> {
	const moment = now();
	const day = dayOf(moment);
	const visits = (await appointments.between(addDays(day, -OUTCOME_DAYS), day)).filter(
		(visit) => visit.psychologistId === psychologistId,
	);
	const agenda = agendaOfDay(
		visits.filter(({ startAt }) => dayOf(new Date(startAt)) === day),
		moment,
		TODAY_ROWS,
	);
	const awaited = visits.filter(({ status, endAt }) => status === 'confirmed' && new Date(endAt) <= moment);
	const shown = awaited.slice(0, AWAITED_ROWS);
	const people = await clients.people(
		[...agenda.shown, ...shown].map(({ userId }) => userId),
		'recent',
	);
	const row = (one: Appointment) => adminAppointment(one, people.get(one.userId));
	return {
		today: agenda.shown.map(row),
		todayCount: agenda.count,
		todayToSee: agenda.toSee,
		todayInCrisis: agenda.inCrisis,
		needsOutcome: shown.map(row),
		needsOutcomeCount: awaited.length,
		mailTrouble: [],
		mailTroubleMore: false,
	};
}
