import {
	type LazyPage,
	lazyPage,
	type ModuleAppProps,
	matchPath,
	Navigate,
	NotFound,
	paths,
	type RemoteModule,
	Route,
	Routes,
	useLocation,
	useParams,
	useSearchParams,
	useSessionUser,
} from '@tulia/platform';
import { type ReactNode, Suspense, useEffect } from 'react';
import { SkeletonPage } from './frame/admin-skeleton.tsx';
import { Breadcrumbs } from './frame/breadcrumbs.tsx';
import { ForMyRoles } from './frame/for-my-roles.tsx';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { useFrameParts } from './frame/use-frame-parts.tsx';
import { purgeMemoryDrafts } from './lib/drafts/memory-drafts.ts';
import { ARTICLE_VERSION } from './lib/page/article-addresses.ts';
import { HOURS_REQUESTS, MY_HOURS } from './lib/page/hours-addresses.ts';
import { oldInboxAddress } from './lib/page/inbox-addresses.ts';
import { ISSUES, SUBSCRIBERS } from './lib/page/newsletter-addresses.ts';
import { MY_PROFILE } from './lib/page/profile-address.ts';
import { useOwnPsychologist } from './lib/page/use-own-psychologist.ts';

/** Every page is a chunk of its own, so that the editor and the charts load only where they are needed. */
const pages: readonly (readonly [path: string, Page: LazyPage])[] = [
	[paths.admin(), lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage')],
	[paths.adminMyDay(), lazyPage(() => import('./pages/my-day-page.tsx'), 'MyDayPage')],
	[MY_HOURS, lazyPage(() => import('./pages/own-hours/my-hours-page.tsx'), 'MyHoursPage')],
	[HOURS_REQUESTS, lazyPage(() => import('./pages/own-hours/hours-requests-page.tsx'), 'HoursRequestsPage')],
	[paths.adminAppointments(), lazyPage(() => import('./pages/visits/appointments-page.tsx'), 'AppointmentsPage')],
	[
		paths.adminNewAppointment(),
		lazyPage(() => import('./pages/visits/new-appointment-page.tsx'), 'NewAppointmentPage'),
	],
	['/admin/appointments/series', lazyPage(() => import('./pages/visits/new-series-page.tsx'), 'NewSeriesPage')],
	['/admin/appointments/:id', lazyPage(() => import('./pages/visits/appointment-page.tsx'), 'AppointmentPage')],
	[paths.adminTakings(), lazyPage(() => import('./pages/visits/takings-page.tsx'), 'TakingsPage')],
	[paths.adminReports(), lazyPage(() => import('./pages/centre/reports-page.tsx'), 'ReportsPage')],
	['/admin/receipts/:number', lazyPage(() => import('./pages/visits/receipt-page.tsx'), 'ReceiptPage')],
	[paths.adminClients(), lazyPage(() => import('./pages/clients/clients-page.tsx'), 'ClientsPage')],
	['/admin/clients/:id', lazyPage(() => import('./pages/clients/client-page.tsx'), 'ClientPage')],
	['/admin/clients/:id/merge', lazyPage(() => import('./pages/clients/merge-clients-page.tsx'), 'MergeClientsPage')],
	[paths.adminCalendar(), lazyPage(() => import('./pages/visits/calendar-page.tsx'), 'CalendarPage')],
	[paths.adminToBeMoved(), lazyPage(() => import('./pages/visits/to-be-moved-page.tsx'), 'ToBeMovedPage')],
	[paths.adminWaitingList(), lazyPage(() => import('./pages/visits/waiting-list-page.tsx'), 'WaitingListPage')],
	[paths.adminDaySheet(), lazyPage(() => import('./pages/visits/day-sheet-page.tsx'), 'DaySheetPage')],
	[MY_PROFILE, lazyPage(() => import('./pages/website/my-profile-page.tsx'), 'MyProfilePage')],
	[paths.adminSessions(), lazyPage(() => import('./pages/website/sessions-page.tsx'), 'SessionsPage')],
	[paths.adminArticles(), lazyPage(() => import('./pages/website/blogs-page.tsx'), 'BlogsPage')],
	['/admin/blogs/:id', lazyPage(() => import('./pages/website/blog-page.tsx'), 'BlogPage')],
	[ARTICLE_VERSION, lazyPage(() => import('./pages/website/blog-version-page.tsx'), 'BlogVersionPage')],
	[paths.adminComments(), lazyPage(() => import('./pages/incoming/comments-page.tsx'), 'CommentsPage')],
	[paths.adminFaqs(), lazyPage(() => import('./pages/website/faqs-page.tsx'), 'FaqsPage')],
	[paths.adminTestimonials(), lazyPage(() => import('./pages/incoming/testimonials-page.tsx'), 'TestimonialsPage')],
	[paths.adminInbox(), lazyPage(() => import('./pages/incoming/inbox-page.tsx'), 'InboxPage')],
	[SUBSCRIBERS, lazyPage(() => import('./pages/website/newsletter-page.tsx'), 'NewsletterPage')],
	[ISSUES, lazyPage(() => import('./pages/website/issues-page.tsx'), 'IssuesPage')],
	['/admin/newsletter-issues/:id', lazyPage(() => import('./pages/website/issue-page.tsx'), 'IssuePage')],
	[paths.adminUsers(), lazyPage(() => import('./pages/centre/users-page.tsx'), 'UsersPage')],
	['/admin/users/:id', lazyPage(() => import('./pages/centre/user-page.tsx'), 'UserPage')],
	[paths.adminSettings(), lazyPage(() => import('./pages/centre/settings-page.tsx'), 'SettingsPage')],
	[paths.adminLaunch(), lazyPage(() => import('./pages/centre/launch-page.tsx'), 'LaunchPage')],
	[paths.adminRegisters(), lazyPage(() => import('./pages/centre/registers-page.tsx'), 'RegistersPage')],
	['/admin/registers/breaches/:id', lazyPage(() => import('./pages/centre/breach-page.tsx'), 'BreachPage')],
	['/admin/registers/requests/:id', lazyPage(() => import('./pages/centre/data-request-page.tsx'), 'DataRequestPage')],
	[
		paths.adminCrisisSettings(),
		lazyPage(() => import('./pages/centre/crisis-settings-page.tsx'), 'CrisisSettingsPage'),
	],
	['/admin/audit/notes', lazyPage(() => import('./pages/centre/note-readings-page.tsx'), 'NoteReadingsPage')],
	[paths.adminAudit(), lazyPage(() => import('./pages/centre/audit-page.tsx'), 'AuditPage')],
];

/** The specification links to `/admin/bookings` (R61); rule 2 says where it leads. */
function OldBookingAddress(): ReactNode {
	const { id } = useParams();
	return <Navigate to={id ? paths.adminAppointment(id) : paths.adminAppointments()} replace />;
}

/** Messages had a page of their own until they came into the inbox; mails and bookmarks still lead there. */
function OldMessagesAddress(): ReactNode {
	const [params] = useSearchParams();
	return <Navigate to={oldInboxAddress('messages', params)} replace />;
}

export const supportsSkeleton = true;

/** Prefetches the files of the page at a path. Its lists are fetched when they are shown, so that none is stale. */
export const prefetch: RemoteModule['prefetch'] = (pathname) =>
	pages.find(([path]) => matchPath(path, pathname))?.[1].prefetch();

/** The routes of this module, with absolute paths, in their own frame. The shell lets only staff in; the server decides. */
export function App({ isSkeleton = false }: ModuleAppProps): ReactNode {
	const parts = useFrameParts(isSkeleton);
	return <StaffFrame {...parts}>{isSkeleton ? <SkeletonPage /> : <StaffPages />}</StaffFrame>;
}

/** Whoever is a psychologist and neither owner nor at the desk begins with their own day. */
function useBeginsWithOwnDay(): boolean {
	const own = useOwnPsychologist();
	const isTied = useSessionUser()?.psychologistId !== undefined;
	const isHere = useLocation().pathname.replace(/\/$/, '') === paths.admin();
	return isHere && isTied && own !== undefined;
}

function StaffPages(): ReactNode {
	const beginsWithOwnDay = useBeginsWithOwnDay();
	// The last of staff's pages goes when somebody logs out.
	useEffect(() => purgeMemoryDrafts, []);
	if (beginsWithOwnDay) return <Navigate to={paths.adminMyDay()} replace />;
	return (
		<>
			<Breadcrumbs />
			<Suspense fallback={<PageSkeleton />}>
				<ForMyRoles>
					<Routes>
						{pages.map(([path, Page]) => (
							<Route key={path} path={path} element={<Page />} />
						))}
						<Route path="/admin/bookings/:id?" element={<OldBookingAddress />} />
						<Route path="/admin/messages" element={<OldMessagesAddress />} />
						<Route path="*" element={<NotFound />} />
					</Routes>
				</ForMyRoles>
			</Suspense>
		</>
	);
}
