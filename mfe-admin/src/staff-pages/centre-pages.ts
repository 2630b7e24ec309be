import { listAudit } from '@tulia/contracts/routes/audit';
import { createClosure } from '@tulia/contracts/routes/closure';
import { getCrisisSettings } from '@tulia/contracts/routes/crisis';
import { getLaunchChecklist } from '@tulia/contracts/routes/launch';
import { listHoursRequests } from '@tulia/contracts/routes/own-hours';
import { getSettings } from '@tulia/contracts/routes/profile';
import { createPsychologist } from '@tulia/contracts/routes/psychologist';
import { countRegisters } from '@tulia/contracts/routes/register';
import { getVisitReport } from '@tulia/contracts/routes/report';
import { createService } from '@tulia/contracts/routes/service';
import { listUsers } from '@tulia/contracts/routes/user';
import { lazyPage, paths } from '@tulia/platform';
import { HOURS_REQUESTS } from '../lib/page/hours-addresses.ts';
import type { StaffPage } from './staff-page.ts';

/** Pages for settings and occasional use. Each entry is a card of Centre. */
export const centrePages: readonly StaffPage[] = [
	{
		path: paths.adminSessions(),
		Page: lazyPage(() => import('../pages/website/sessions-page.tsx'), 'SessionsPage'),
		opens: createService,
		entry: { label: 'Services and prices', icon: 'cash', contents: 'Names, lengths, prices, currency.' },
	},
	{
		path: paths.adminPsychologists(),
		Page: lazyPage(() => import('../pages/website/psychologists-page.tsx'), 'PsychologistsPage'),
		opens: createPsychologist,
		entry: { label: 'Psychologists and hours', icon: 'people', contents: 'Who works when, their profiles.' },
		tab: 'Psychologists',
	},
	{
		path: HOURS_REQUESTS,
		Page: lazyPage(() => import('../pages/own-hours/hours-requests-page.tsx'), 'HoursRequestsPage'),
		opens: listHoursRequests,
		within: paths.adminPsychologists(),
		tab: 'Requests for hours',
		waiting: 'hoursRequests',
	},
	{
		path: paths.adminClosures(),
		Page: lazyPage(() => import('../pages/website/closures-page.tsx'), 'ClosuresPage'),
		opens: createClosure,
		entry: { label: 'Closures and holidays', icon: 'calendar', contents: 'Days and hours without bookings.' },
	},
	{
		path: paths.adminUsers(),
		Page: lazyPage(() => import('../pages/centre/users-page.tsx'), 'UsersPage'),
		opens: listUsers,
		entry: { label: 'Users and roles', icon: 'person', contents: 'Who may see and do what.' },
	},
	{
		path: '/admin/users/:id',
		Page: lazyPage(() => import('../pages/centre/user-page.tsx'), 'UserPage'),
		opens: listUsers,
	},
	{
		path: paths.adminReports(),
		Page: lazyPage(() => import('../pages/centre/reports-page.tsx'), 'ReportsPage'),
		opens: getVisitReport,
		entry: { label: 'Reports', icon: 'chart', contents: 'Visits and income, month by month.' },
	},
	{
		path: paths.adminSettings(),
		Page: lazyPage(() => import('../pages/centre/settings-page.tsx'), 'SettingsPage'),
		opens: getSettings,
		entry: { label: 'Settings', icon: 'settings', contents: 'Address, opening times, crisis lines.' },
	},
	{
		path: paths.adminLaunch(),
		Page: lazyPage(() => import('../pages/centre/launch-page.tsx'), 'LaunchPage'),
		opens: getLaunchChecklist,
	},
	{
		path: paths.adminCrisisSettings(),
		Page: lazyPage(() => import('../pages/centre/crisis-settings-page.tsx'), 'CrisisSettingsPage'),
		opens: getCrisisSettings,
	},
	{
		path: paths.adminRegisters(),
		Page: lazyPage(() => import('../pages/centre/registers-page.tsx'), 'RegistersPage'),
		opens: countRegisters,
		entry: { label: 'Registers', icon: 'document', contents: 'Requests for data, and breaches.' },
		waiting: 'registers',
	},
	{
		path: '/admin/registers/breaches/:id',
		Page: lazyPage(() => import('../pages/centre/breach-page.tsx'), 'BreachPage'),
		opens: countRegisters,
	},
	{
		path: '/admin/registers/requests/:id',
		Page: lazyPage(() => import('../pages/centre/data-request-page.tsx'), 'DataRequestPage'),
		opens: countRegisters,
	},
	{
		path: paths.adminAudit(),
		Page: lazyPage(() => import('../pages/centre/audit-page.tsx'), 'AuditPage'),
		opens: listAudit,
		entry: { label: 'Audit', icon: 'eye', contents: 'Who did or read what, and when.' },
	},
	{
		path: '/admin/audit/notes',
		Page: lazyPage(() => import('../pages/centre/note-readings-page.tsx'), 'NoteReadingsPage'),
		opens: listAudit,
	},
];

/** The page of the cards, for roles that may open at least one. */
export const centrePage = {
	path: '/admin/centre',
	Page: lazyPage(() => import('../pages/centre/centre-page.tsx'), 'CentrePage'),
	opens: { roles: centrePages.flatMap(({ entry, opens }) => (entry && opens.roles) || []) },
	entry: { label: 'Centre', icon: 'home' },
} as const satisfies StaffPage;
