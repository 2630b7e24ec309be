import { getAppointment, listAppointments } from '@tulia/contracts/routes/appointment';
import { listClients, mergeClient } from '@tulia/contracts/routes/client';
import { getMyDay } from '@tulia/contracts/routes/my-day';
import { getMyHours } from '@tulia/contracts/routes/own-hours';
import { getReceipt, getTakings } from '@tulia/contracts/routes/payment';
import { changePsychologistProfile } from '@tulia/contracts/routes/psychologist';
import { bookSeries } from '@tulia/contracts/routes/series';
import { lazyPage, paths } from '@tulia/platform';
import { MY_HOURS } from '../lib/page/hours-addresses.ts';
import { MY_PROFILE } from '../lib/page/profile-address.ts';
import type { StaffPage } from './staff-page.ts';

/** Pages of visits and payments. */
export const todayPages: readonly StaffPage[] = [
	{
		path: paths.adminMyDay(),
		Page: lazyPage(() => import('../pages/my-day-page.tsx'), 'MyDayPage'),
		opens: getMyDay,
		isOwn: true,
		entry: { label: 'My day', icon: 'sun' },
		tab: 'My day',
	},
	{
		path: MY_HOURS,
		Page: lazyPage(() => import('../pages/own-hours/my-hours-page.tsx'), 'MyHoursPage'),
		opens: getMyHours,
		isOwn: true,
		within: paths.adminMyDay(),
		tab: 'My hours',
	},
	{
		path: MY_PROFILE,
		Page: lazyPage(() => import('../pages/website/my-profile-page.tsx'), 'MyProfilePage'),
		opens: changePsychologistProfile,
		isOwn: true,
		within: paths.adminMyDay(),
		tab: 'My profile',
	},
	{
		path: paths.admin(),
		Page: lazyPage(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
		opens: listAppointments,
		entry: { label: 'Dashboard', icon: 'dashboard' },
	},
	{
		path: paths.adminCalendar(),
		Page: lazyPage(() => import('../pages/visits/calendar-page.tsx'), 'CalendarPage'),
		opens: listAppointments,
		entry: { label: 'Calendar', icon: 'calendar' },
	},
	{
		path: paths.adminDaySheet(),
		Page: lazyPage(() => import('../pages/visits/day-sheet-page.tsx'), 'DaySheetPage'),
		opens: listAppointments,
		within: paths.adminCalendar(),
	},
	{
		path: paths.adminAppointments(),
		Page: lazyPage(() => import('../pages/visits/appointments-page.tsx'), 'AppointmentsPage'),
		opens: listAppointments,
		entry: { label: 'Appointments', icon: 'ticket' },
		waiting: 'outcomes',
	},
	{
		path: paths.adminNewAppointment(),
		Page: lazyPage(() => import('../pages/visits/new-appointment-page.tsx'), 'NewAppointmentPage'),
		opens: listAppointments,
	},
	{
		path: '/admin/appointments/series',
		Page: lazyPage(() => import('../pages/visits/new-series-page.tsx'), 'NewSeriesPage'),
		opens: bookSeries,
	},
	{
		path: '/admin/appointments/:id',
		Page: lazyPage(() => import('../pages/visits/appointment-page.tsx'), 'AppointmentPage'),
		opens: getAppointment,
	},
	{
		path: paths.adminClients(),
		Page: lazyPage(() => import('../pages/clients/clients-page.tsx'), 'ClientsPage'),
		opens: listClients,
		entry: { label: 'Clients', icon: 'person' },
	},
	{
		path: '/admin/clients/:id',
		Page: lazyPage(() => import('../pages/clients/client-page.tsx'), 'ClientPage'),
		opens: listClients,
	},
	{
		path: '/admin/clients/:id/merge',
		Page: lazyPage(() => import('../pages/clients/merge-clients-page.tsx'), 'MergeClientsPage'),
		opens: mergeClient,
	},
	{
		path: paths.adminTakings(),
		Page: lazyPage(() => import('../pages/visits/takings-page.tsx'), 'TakingsPage'),
		opens: getTakings,
		entry: { label: 'Takings', icon: 'cash' },
	},
	{
		path: '/admin/receipts/:number',
		Page: lazyPage(() => import('../pages/visits/receipt-page.tsx'), 'ReceiptPage'),
		opens: getReceipt,
		within: paths.adminTakings(),
	},
];
