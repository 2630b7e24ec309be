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
	useParams,
} from '@tulia/platform';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { Waiting } from './waiting.tsx';

/** Every page is in files of its own: the editor, the charts. */
const pages: readonly (readonly [path: string, Page: LazyPage])[] = [
	[paths.admin(), lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage')],
	[paths.adminAppointments(), lazyPage(() => import('./pages/appointments-page.tsx'), 'AppointmentsPage')],
	[paths.adminNewAppointment(), lazyPage(() => import('./pages/new-appointment-page.tsx'), 'NewAppointmentPage')],
	['/admin/appointments/:id', lazyPage(() => import('./pages/appointment-page.tsx'), 'AppointmentPage')],
	[paths.adminCalendar(), lazyPage(() => import('./pages/calendar-page.tsx'), 'CalendarPage')],
	[paths.adminSessions(), lazyPage(() => import('./pages/sessions-page.tsx'), 'SessionsPage')],
	[paths.adminArticles(), lazyPage(() => import('./pages/blogs-page.tsx'), 'BlogsPage')],
	['/admin/blogs/:id', lazyPage(() => import('./pages/blog-page.tsx'), 'BlogPage')],
	[paths.adminComments(), lazyPage(() => import('./pages/comments-page.tsx'), 'CommentsPage')],
	[paths.adminFaqs(), lazyPage(() => import('./pages/faqs-page.tsx'), 'FaqsPage')],
	[paths.adminTestimonials(), lazyPage(() => import('./pages/testimonials-page.tsx'), 'TestimonialsPage')],
	[paths.adminMessages(), lazyPage(() => import('./pages/messages-page.tsx'), 'MessagesPage')],
	[paths.adminNewsletter(), lazyPage(() => import('./pages/newsletter-page.tsx'), 'NewsletterPage')],
	[paths.adminUsers(), lazyPage(() => import('./pages/users-page.tsx'), 'UsersPage')],
	['/admin/users/:id', lazyPage(() => import('./pages/user-page.tsx'), 'UserPage')],
	[paths.adminSettings(), lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage')],
	[paths.adminAudit(), lazyPage(() => import('./pages/audit-page.tsx'), 'AuditPage')],
];

/** The specification links to `/admin/bookings` (R61); rule 2 says where it leads. */
function OldBookingAddress(): ReactNode {
	const { id } = useParams();
	return <Navigate to={id ? paths.adminAppointment(id) : paths.adminAppointments()} replace />;
}

export const canWait = true;

/** The page at a path is wanted soon: its files. Lists are asked for when they are shown, so that none is an old one. */
export const prefetch: RemoteModule['prefetch'] = (pathname) =>
	pages.find(([path]) => matchPath(path, pathname))?.[1].prefetch();

/** The routes of this module, with absolute paths, in their own frame. The shell lets only staff in; the server decides. */
export const App = ({ isWaiting = false }: ModuleAppProps): ReactNode => (isWaiting ? <Waiting /> : <StaffPages />);

const StaffPages = (): ReactNode => (
	<StaffFrame>
		<Suspense fallback={<PageSkeleton />}>
			<Routes>
				{pages.map(([path, Page]) => (
					<Route key={path} path={path} element={<Page />} />
				))}
				<Route path="/admin/bookings/:id?" element={<OldBookingAddress />} />
				<Route path="*" element={<NotFound />} />
			</Routes>
		</Suspense>
	</StaffFrame>
);
