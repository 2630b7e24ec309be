import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { listAppointments } from '@tulia/contracts/routes/appointment';
import { listAllArticles } from '@tulia/contracts/routes/article';
import { listAudit } from '@tulia/contracts/routes/audit';
import { listClients, mergeClient } from '@tulia/contracts/routes/client';
import { listAllComments } from '@tulia/contracts/routes/comment';
import { listAllFaqs } from '@tulia/contracts/routes/faq';
import { listInbox } from '@tulia/contracts/routes/inbox';
import { getMyDay } from '@tulia/contracts/routes/my-day';
import { listSubscribers } from '@tulia/contracts/routes/newsletter';
import { listIssues } from '@tulia/contracts/routes/newsletter-issue';
import { getMyHours, listHoursRequests } from '@tulia/contracts/routes/own-hours';
import { getReceipt, getTakings } from '@tulia/contracts/routes/payment';
import { getSettings } from '@tulia/contracts/routes/profile';
import { changePsychologistProfile, createPsychologist } from '@tulia/contracts/routes/psychologist';
import { countRegisters } from '@tulia/contracts/routes/register';
import { getVisitReport } from '@tulia/contracts/routes/report';
import { bookSeries } from '@tulia/contracts/routes/series';
import { listAllTestimonials } from '@tulia/contracts/routes/testimonial';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { listUsers } from '@tulia/contracts/routes/user';
import { countWaiting } from '@tulia/contracts/routes/waiting-list';
import { matchPath, paths } from '@tulia/platform';
import type { IconName } from '@tulia/ui';
import type { WaitingNoun } from '../lib/lists/waiting-in.ts';
import { HOURS_REQUESTS, MY_HOURS } from '../lib/page/hours-addresses.ts';
import { ISSUES, SUBSCRIBERS } from '../lib/page/newsletter-addresses.ts';
import { MY_PROFILE } from '../lib/page/profile-address.ts';
import { mayCall, type RouteRoles } from '../lib/page/use-may-call.ts';

/** A part of the admin module, as the sidebar lists it. */
export interface StaffSection {
	readonly path: string;
	readonly label: string;
	readonly icon: IconName;
	/** The endpoint without which there is nothing to see: who may not call it does not see the part. */
	readonly opens: RouteRoles;
	/** The count beside it: what waits there for staff. */
	readonly waiting?: WaitingNoun | 'needsOutcome' | 'toBeMoved' | 'waitingList' | 'registers' | 'hoursRequests';
	/** For whoever is a psychologist alone. */
	readonly isOwn?: true;
}

export interface SectionGroup {
	/** Above them in the sidebar. The first group needs none. */
	readonly label?: string;
	readonly sections: readonly StaffSection[];
}

/** Every part, in the order of a working day: who comes, then what waits, then what is looked after. */
const sectionGroups: readonly SectionGroup[] = [
	{
		sections: [
			{ path: paths.adminMyDay(), label: 'My day', icon: 'sun', opens: getMyDay, isOwn: true },
			{ path: MY_HOURS, label: 'My hours', icon: 'clock', opens: getMyHours, isOwn: true },
			{ path: paths.admin(), label: 'Dashboard', icon: 'dashboard', opens: listAppointments },
			{
				path: paths.adminAppointments(),
				label: 'Appointments',
				icon: 'ticket',
				opens: listAppointments,
				waiting: 'needsOutcome',
			},
			{ path: paths.adminCalendar(), label: 'Calendar', icon: 'calendar', opens: listAppointments },
			{
				path: paths.adminToBeMoved(),
				label: 'To be moved',
				icon: 'arrowRight',
				opens: listToBeMoved,
				waiting: 'toBeMoved',
			},
			{
				path: paths.adminWaitingList(),
				label: 'Waiting list',
				icon: 'clock',
				opens: countWaiting,
				waiting: 'waitingList',
			},
			{ path: paths.adminClients(), label: 'Clients', icon: 'person', opens: listClients },
			{ path: paths.adminTakings(), label: 'Takings', icon: 'cash', opens: getTakings },
			{
				path: MY_PROFILE,
				label: 'My profile',
				icon: 'person',
				opens: changePsychologistProfile,
				isOwn: true,
			},
		],
	},
	{
		label: 'Incoming',
		sections: [
			{ path: paths.adminInbox(), label: 'Inbox', icon: 'inbox', opens: listInbox, waiting: 'inbox' },
			{ path: paths.adminComments(), label: 'Comments', icon: 'chat', opens: listAllComments, waiting: 'comments' },
			{
				path: paths.adminTestimonials(),
				label: 'Testimonials',
				icon: 'star',
				opens: listAllTestimonials,
				waiting: 'testimonials',
			},
		],
	},
	{
		label: 'Website',
		sections: [
			{ path: paths.adminSessions(), label: 'Sessions', icon: 'clock', opens: createPsychologist },
			{ path: paths.adminArticles(), label: 'Blogs', icon: 'document', opens: listAllArticles },
			{ path: paths.adminFaqs(), label: 'FAQs', icon: 'question', opens: listAllFaqs },
			{ path: SUBSCRIBERS, label: 'Newsletter', icon: 'mail', opens: listSubscribers },
			{ path: ISSUES, label: 'Newsletter issues', icon: 'document', opens: listIssues },
		],
	},
	{
		label: 'Centre',
		sections: [
			{ path: paths.adminUsers(), label: 'Users', icon: 'people', opens: listUsers },
			{
				path: HOURS_REQUESTS,
				label: 'Staff hours',
				icon: 'clock',
				opens: listHoursRequests,
				waiting: 'hoursRequests',
			},
			{ path: paths.adminSettings(), label: 'Settings', icon: 'settings', opens: getSettings },
			{ path: paths.adminReports(), label: 'Reports', icon: 'chart', opens: getVisitReport },
			{
				path: paths.adminRegisters(),
				label: 'Registers',
				icon: 'document',
				opens: countRegisters,
				waiting: 'registers',
			},
			{ path: paths.adminAudit(), label: 'Audit', icon: 'eye', opens: listAudit },
		],
	},
];

const sections = sectionGroups.flatMap((group) => group.sections);

/** Pages within a part that need more than the part does, by the pattern of their address. */
const pagesWithin: readonly (readonly [pattern: string, opens: RouteRoles])[] = [
	['/admin/appointments/series', bookSeries],
	['/admin/clients/:id/merge', mergeClient],
	['/admin/receipts/:number', getReceipt],
];

/** What somebody must be able to call to see anything of a page: its own endpoint, or that of its part. */
export const opensPage = (pathname: string): RouteRoles | undefined =>
	pagesWithin.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? sectionOf(pathname)?.opens;

/** The groups without the parts that somebody does not have; none is left empty. */
const groupsWith = (isShown: (section: StaffSection) => boolean): readonly SectionGroup[] =>
	sectionGroups
		.map((group) => ({ ...group, sections: group.sections.filter(isShown) }))
		.filter((group) => group.sections.length > 0);

/** Before it is known who somebody is: every part that is not a psychologist's own. */
export const groupsOfEverybody = groupsWith(({ isOwn }) => isOwn !== true);

/** The groups of somebody with these roles, without what they may not open. */
export const groupsFor = (roles: readonly StaffRole[], isPsychologist: boolean): readonly SectionGroup[] =>
	groupsWith(({ opens, isOwn }) => mayCall(roles, opens) && (isPsychologist || isOwn !== true));

/** Where somebody begins who has no dashboard: the first part they may open. */
export const firstPathFor = (roles: readonly StaffRole[]): string | undefined =>
	groupsFor(roles, true)[0]?.sections[0]?.path;

/** The part a page belongs to: the deepest one above it, or the one it is. */
function sectionOf(pathname: string): StaffSection | undefined {
	const here = pathname.replace(/\/$/, '');
	const own = sections.filter(({ path }) => here === path || here.startsWith(`${path}/`));
	return own.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** The parts above a page, outermost first; the page itself is its heading. */
export function sectionsAbove(pathname: string, roles: readonly StaffRole[] = ['owner']): readonly StaffSection[] {
	const here = pathname.replace(/\/$/, '');
	// A psychologist begins there.
	if (here === paths.adminMyDay()) return [];
	return sections.filter(({ path, opens }) => here.startsWith(`${path}/`) && mayCall(roles, opens));
}
