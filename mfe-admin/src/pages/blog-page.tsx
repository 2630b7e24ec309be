import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/blogs/{id}` */
export function BlogPage(): ReactNode {
	usePage({ title: 'Blog' });
	return <AdminHeading title="Blog" />;
}
