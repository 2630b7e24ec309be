import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/faqs` */
export function FaqsPage(): ReactNode {
	usePage({ title: 'FAQs' });
	return <AdminHeading title="FAQs" />;
}
