import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { DecideTestimonials } from '../features/decide-testimonials/decide-testimonials.tsx';
import { useNow } from '../lib/use-now.ts';

/** `/admin/testimonials` */
export function TestimonialsPage(): ReactNode {
	usePage({ title: 'Testimonials' });
	return (
		<>
			<AdminHeading title="Testimonials" lead="Only what you approve is on the site, in the client's own words." />
			<DecideTestimonials now={useNow()} />
		</>
	);
}
