import { lazyPage, type ModuleAppProps, Navigate, NotFound, paths, Route, Routes, useParams } from '@tulia/platform';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { Waiting } from './waiting.tsx';

const AppointmentsPage = lazyPage(() => import('./pages/appointments-page.tsx'), 'AppointmentsPage');
const DashboardPage = lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage');
const AppointmentPage = lazyPage(() => import('./pages/appointment-page.tsx'), 'AppointmentPage');
const NewAppointmentPage = lazyPage(() => import('./pages/new-appointment-page.tsx'), 'NewAppointmentPage');
const CalendarPage = lazyPage(() => import('./pages/calendar-page.tsx'), 'CalendarPage');
const SessionsPage = lazyPage(() => import('./pages/sessions-page.tsx'), 'SessionsPage');
const BlogsPage = lazyPage(() => import('./pages/blogs-page.tsx'), 'BlogsPage');
const BlogPage = lazyPage(() => import('./pages/blog-page.tsx'), 'BlogPage');
const CommentsPage = lazyPage(() => import('./pages/comments-page.tsx'), 'CommentsPage');
const FaqsPage = lazyPage(() => import('./pages/faqs-page.tsx'), 'FaqsPage');
const TestimonialsPage = lazyPage(() => import('./pages/testimonials-page.tsx'), 'TestimonialsPage');
const MessagesPage = lazyPage(() => import('./pages/messages-page.tsx'), 'MessagesPage');
const NewsletterPage = lazyPage(() => import('./pages/newsletter-page.tsx'), 'NewsletterPage');
const UsersPage = lazyPage(() => import('./pages/users-page.tsx'), 'UsersPage');
const UserPage = lazyPage(() => import('./pages/user-page.tsx'), 'UserPage');
const SettingsPage = lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage');
const AuditPage = lazyPage(() => import('./pages/audit-page.tsx'), 'AuditPage');

/** Spec section 2 links to `/admin/bookings`; decision 2 says where it leads. */
function OldBookingAddress(): ReactNode {
	const { id } = useParams();
	return <Navigate to={id ? paths.adminAppointment(id) : paths.adminAppointments()} replace />;
}

export const canWait = true;

/** The routes of this module, with absolute paths, in their own frame. The shell lets only staff in; the server decides. */
export const App = ({ isWaiting = false }: ModuleAppProps): ReactNode => (isWaiting ? <Waiting /> : <StaffPages />);

const StaffPages = (): ReactNode => (
	<StaffFrame>
		<Suspense fallback={<PageSkeleton />}>
			<Routes>
				<Route path={paths.admin()} element={<DashboardPage />} />
				<Route path="/admin/bookings/:id?" element={<OldBookingAddress />} />
				<Route path={paths.adminAppointments()} element={<AppointmentsPage />} />
				<Route path={paths.adminNewAppointment()} element={<NewAppointmentPage />} />
				<Route path="/admin/appointments/:id" element={<AppointmentPage />} />
				<Route path={paths.adminCalendar()} element={<CalendarPage />} />
				<Route path={paths.adminSessions()} element={<SessionsPage />} />
				<Route path={paths.adminArticles()} element={<BlogsPage />} />
				<Route path="/admin/blogs/:id" element={<BlogPage />} />
				<Route path={paths.adminComments()} element={<CommentsPage />} />
				<Route path={paths.adminFaqs()} element={<FaqsPage />} />
				<Route path={paths.adminTestimonials()} element={<TestimonialsPage />} />
				<Route path={paths.adminMessages()} element={<MessagesPage />} />
				<Route path={paths.adminNewsletter()} element={<NewsletterPage />} />
				<Route path={paths.adminUsers()} element={<UsersPage />} />
				<Route path="/admin/users/:id" element={<UserPage />} />
				<Route path={paths.adminSettings()} element={<SettingsPage />} />
				<Route path={paths.adminAudit()} element={<AuditPage />} />
				<Route path="*" element={<NotFound />} />
			</Routes>
		</Suspense>
	</StaffFrame>
);
