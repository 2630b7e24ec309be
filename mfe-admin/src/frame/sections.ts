import { paths } from '@tulia/platform';
import type { IconName } from '@tulia/ui';
import type { WaitingNoun } from '../lib/lists/waiting-in.ts';

/** A part of the admin module, as the sidebar lists it. */
export interface StaffSection {
	readonly path: string;
	readonly label: string;
	readonly icon: IconName;
	/** The count beside it: what waits there for staff. */
	readonly waiting?: WaitingNoun | 'needsOutcome' | 'toBeMoved' | 'registers';
}

interface SectionGroup {
	/** Above them in the sidebar. The first group needs none. */
	readonly label?: string;
	readonly sections: readonly StaffSection[];
}

/** Every part, in the order of a working day: who comes, then what waits, then what is looked after. */
export const sectionGroups: readonly SectionGroup[] = [
	{
		sections: [
			{ path: paths.admin(), label: 'Dashboard', icon: 'dashboard' },
			{ path: paths.adminAppointments(), label: 'Appointments', icon: 'ticket', waiting: 'needsOutcome' },
			{ path: paths.adminCalendar(), label: 'Calendar', icon: 'calendar' },
			{ path: paths.adminToBeMoved(), label: 'To be moved', icon: 'arrowRight', waiting: 'toBeMoved' },
			{ path: paths.adminClients(), label: 'Clients', icon: 'person' },
			{ path: paths.adminTakings(), label: 'Takings', icon: 'cash' },
		],
	},
	{
		label: 'Incoming',
		sections: [
			{ path: paths.adminInbox(), label: 'Inbox', icon: 'inbox', waiting: 'inbox' },
			{ path: paths.adminComments(), label: 'Comments', icon: 'chat', waiting: 'comments' },
			{ path: paths.adminTestimonials(), label: 'Testimonials', icon: 'star', waiting: 'testimonials' },
		],
	},
	{
		label: 'Website',
		sections: [
			{ path: paths.adminSessions(), label: 'Sessions', icon: 'clock' },
			{ path: paths.adminArticles(), label: 'Blogs', icon: 'document' },
			{ path: paths.adminFaqs(), label: 'FAQs', icon: 'question' },
			{ path: paths.adminNewsletter(), label: 'Newsletter', icon: 'mail' },
		],
	},
	{
		label: 'Centre',
		sections: [
			{ path: paths.adminUsers(), label: 'Users', icon: 'people' },
			{ path: paths.adminSettings(), label: 'Settings', icon: 'settings' },
			{ path: paths.adminReports(), label: 'Reports', icon: 'chart' },
			{ path: paths.adminRegisters(), label: 'Registers', icon: 'document', waiting: 'registers' },
			{ path: paths.adminAudit(), label: 'Audit', icon: 'eye' },
		],
	},
];

const sections = sectionGroups.flatMap((group) => group.sections);

/** The parts above a page, outermost first; the page itself is its heading. */
export function sectionsAbove(pathname: string): readonly StaffSection[] {
	const here = pathname.replace(/\/$/, '');
	return sections.filter(({ path }) => here.startsWith(`${path}/`));
}
