import { useGetProfileQuery, usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { ServiceCards } from '../features/find-help/service-cards.tsx';
import { FirstVisit } from '../features/first-visit/first-visit.tsx';
import { NewestArticles } from '../features/read/newest-articles.tsx';
import { ClosingCall } from '../features/start-here/closing-call.tsx';
import { HomeFacts } from '../features/start-here/home-facts.tsx';
import { HomeHero } from '../features/start-here/home-hero.tsx';
import { TestimonialQuotes } from '../features/trust-us/testimonial-quotes.tsx';
import { WhyChooseUs } from '../features/trust-us/why-choose-us.tsx';
import { townOf } from '../lib/town.ts';

export function HomePage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const where = profile ? `${profile.tagline} in ${townOf(profile)}. ` : '';
	usePage({
		title: '',
		description: `${where}Meet a psychologist in person, in private, at a time you choose.`,
		shows: { centre: profile },
	});
	return (
		<>
			<HomeHero />
			<HomeFacts />
			<ServiceCards />
			<FirstVisit />
			<WhyChooseUs />
			<TestimonialQuotes />
			<NewestArticles />
			<ClosingCall />
		</>
	);
}
