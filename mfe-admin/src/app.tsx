import { Navigate, NotFound, paths, Route, Routes } from '@tulia/platform';
import type { ReactNode } from 'react';
import { StaffFrame } from './frame/staff-frame.tsx';
import { AppointmentsPage } from './pages/appointments-page.tsx';

const toAppointments = <Navigate to={paths.adminAppointments()} replace />;

/** The routes of this module, with absolute paths, in their own frame. The shell lets only staff in; the server decides. */
export const App = (): ReactNode => (
	<StaffFrame>
		<Routes>
			{/* Until there is a dashboard, its address leads to where the work is. */}
			<Route path={paths.admin()} element={toAppointments} />
			{/* Spec section 2 links to it; decision 2 says where it leads. */}
			<Route path={`${paths.admin()}/bookings`} element={toAppointments} />
			<Route path={paths.adminAppointments()} element={<AppointmentsPage />} />
			<Route path="*" element={<NotFound />} />
		</Routes>
	</StaffFrame>
);
