import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/comments` */
export function CommentsPage(): ReactNode {
	usePage({ title: 'Comments' });
	return <AdminHeading title="Comments" />;
}
