import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/blogs` */
export function BlogsPage(): ReactNode {
	usePage({ title: 'Blogs' });
	return <AdminHeading title="Blogs" />;
}
