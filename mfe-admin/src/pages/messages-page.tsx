import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/messages` */
export function MessagesPage(): ReactNode {
	usePage({ title: 'Messages' });
	return <AdminHeading title="Messages" />;
}
