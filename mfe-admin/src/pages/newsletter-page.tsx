import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/newsletter` */
export function NewsletterPage(): ReactNode {
	usePage({ title: 'Newsletter' });
	return <AdminHeading title="Newsletter" />;
}
