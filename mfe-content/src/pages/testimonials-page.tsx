import { useGetProfileQuery, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { AllTestimonials } from '../features/all-testimonials/all-testimonials.tsx';
import { OfferTestimonial } from '../features/offer-testimonial/offer-testimonial.tsx';
import * as s from './testimonials-page.module.css';

export function TestimonialsPage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	usePage({
		title: 'Testimonials',
		description: `What people say about their time with ${profile?.name ?? 'us'}, in their own words and with their consent.`,
	});
	return (
		<Container>
			<PageHeading lead="Written by people who came here, in their own words, and shared with their consent.">
				Testimonials
			</PageHeading>
			<div className={s.split}>
				<div>
					<AllTestimonials />
				</div>
				<div className={s.aside}>
					<OfferTestimonial />
				</div>
			</div>
		</Container>
	);
}
