import { useGetProfileQuery, usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { FirstVisitSteps } from '../features/first-visit-steps/first-visit-steps.tsx';
import { ClosingCall } from '../features/home-intro/closing-call.tsx';
import { HomeFacts } from '../features/home-intro/home-facts.tsx';
import { HomeHero } from '../features/home-intro/home-hero.tsx';
import { NewestArticles } from '../features/newest-articles/newest-articles.tsx';
import { ServiceCards } from '../features/service-cards/service-cards.tsx';
import { TestimonialQuotes } from '../features/testimonial-quotes/testimonial-quotes.tsx';
import { WhyChooseUs } from '../features/why-choose-us/why-choose-us.tsx';
import { townOf } from '../lib/town.ts';

export function HomePage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const taglineAndTown = profile ? `${profile.tagline} in ${townOf(profile)}. ` : '';
	usePage({
		title: '',
		description: `${taglineAndTown}Meet a psychologist in person, in private, at a time you choose.`,
		content: { centre: profile },
	});
	return (
		<>
			<HomeHero />
			<HomeFacts />
			<ServiceCards />
			<FirstVisitSteps />
			<WhyChooseUs />
			<TestimonialQuotes />
			<NewestArticles />
			<ClosingCall />
		</>
	);
}
