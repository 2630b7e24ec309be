import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/settings` */
export function SettingsPage(): ReactNode {
	usePage({ title: 'Settings' });
	return <AdminHeading title="Settings" />;
}
