import { NotFound, paths, Route, Routes } from '@tulia/platform';
import type { ReactNode } from 'react';
import { AppointmentsPage } from './pages/appointments-page.tsx';
import { SchedulePage } from './pages/schedule-page.tsx';
import { TicketPage } from './pages/ticket-page.tsx';

/** The routes of this module, with absolute paths. */
export const App = (): ReactNode => (
	<Routes>
		<Route path={paths.schedule()} element={<SchedulePage />} />
		<Route path={paths.appointments()} element={<AppointmentsPage />} />
		<Route path={`${paths.appointments()}/:ticketNumber`} element={<TicketPage />} />
		<Route path="*" element={<NotFound />} />
	</Routes>
);
