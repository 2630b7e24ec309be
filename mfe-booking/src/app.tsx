import {
	type ModuleAppProps,
	NotFound,
	paths,
	prefetchPsychologists,
	prefetchServices,
	type RemoteModule,
	Route,
	Routes,
} from '@tulia/platform';
import type { ReactNode } from 'react';
import { AppointmentsPage } from './pages/appointments-page.tsx';
import { AppointmentsSkeleton, TicketSkeleton } from './pages/page-skeletons.tsx';
import { SchedulePage } from './pages/schedule-page.tsx';
import { TicketPage } from './pages/ticket-page.tsx';

export const supportsSkeleton = true;

/** Prefetches the services and psychologists; the client's own data needs a session. */
export const prefetch: RemoteModule['prefetch'] = (pathname, dispatch) => {
	if (pathname !== paths.schedule()) return;
	dispatch(prefetchServices());
	dispatch(prefetchPsychologists());
};

/** The routes of this module, with absolute paths. */
export const App = ({ isSkeleton = false }: ModuleAppProps): ReactNode => (
	<Routes>
		<Route path={paths.schedule()} element={<SchedulePage isSkeleton={isSkeleton} />} />
		<Route path={paths.appointments()} element={isSkeleton ? <AppointmentsSkeleton /> : <AppointmentsPage />} />
		<Route path={`${paths.appointments()}/:ticketNumber`} element={isSkeleton ? <TicketSkeleton /> : <TicketPage />} />
		<Route path="*" element={<NotFound />} />
	</Routes>
);
