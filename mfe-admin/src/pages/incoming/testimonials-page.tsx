import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ModerateTestimonials } from '../../features/moderate-testimonials/moderate-testimonials.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/testimonials` */
export function TestimonialsPage(): ReactNode {
	usePage({ title: 'Testimonials' });
	return (
		<>
			<AdminHeading title="Reviews" lead="Only what you approve is on the site, in the client's own words." />
			<PageTabs />
			<ModerateTestimonials now={useNow()} />
		</>
	);
}
