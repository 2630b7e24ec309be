import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

/** `/admin/testimonials` */
export function TestimonialsPage(): ReactNode {
	usePage({ title: 'Testimonials' });
	return <AdminHeading title="Testimonials" />;
}
