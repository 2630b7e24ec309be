import {
	type AppStore,
	type LazyPage,
	lazyPage,
	paths,
	prefetchPsychologists,
	prefetchServices,
} from '@tulia/platform';
import type { ComponentType } from 'react';
import { prefetchArticle, prefetchArticles } from './api/articles-api.ts';
import { prefetchTestimonials } from './api/testimonials-api.ts';
import { HomePage } from './pages/home-page.tsx';

type Begin = AppStore['dispatch'];

interface PageRoute {
	readonly path: string;
	readonly Page: ComponentType & Partial<LazyPage>;
	/** Prefetches the first data of the page, besides the profile, which is on every page. */
	readonly prefetch?: (begin: Begin, id: string) => void;
}

/** Lazy, because the home page does not need it. The page retries a failed prefetch. */
function prefetchFaqs(begin: Begin): void {
	import('./api/faqs-api.ts').then((api) => void begin(api.prefetchFaqs())).catch(() => undefined);
}

function prefetchPerson(begin: Begin, id: string): void {
	begin(prefetchServices());
	import('./api/psychologists-api.ts').then((api) => void begin(api.prefetchPsychologist(id))).catch(() => undefined);
}

/** All pages of the module; lazy except for the home page, where most visits begin. */
export const routes: readonly PageRoute[] = [
	{
		path: paths.home(),
		Page: HomePage,
		prefetch: (begin) => {
			begin(prefetchServices());
			begin(prefetchTestimonials());
			begin(prefetchArticles());
		},
	},
	{
		path: paths.services(),
		Page: lazyPage(() => import('./pages/services-page.tsx'), 'ServicesPage'),
		prefetch: (begin) => {
			begin(prefetchServices());
			begin(prefetchPsychologists());
		},
	},
	{
		path: paths.psychologists(),
		Page: lazyPage(() => import('./pages/psychologists-page.tsx'), 'PsychologistsPage'),
		prefetch: (begin) => void begin(prefetchPsychologists()),
	},
	{
		path: '/psychologists/:id',
		Page: lazyPage(() => import('./pages/psychologist-page.tsx'), 'PsychologistPage'),
		prefetch: prefetchPerson,
	},
	{
		path: paths.articles(),
		Page: lazyPage(() => import('./pages/blogs-page.tsx'), 'BlogsPage'),
		prefetch: (begin) => void begin(prefetchArticles()),
	},
	{
		path: '/blogs/:id',
		Page: lazyPage(() => import('./pages/article-page.tsx'), 'ArticlePage'),
		prefetch: (begin, id) => void begin(prefetchArticle(id)),
	},
	{
		path: paths.helpCenter(),
		Page: lazyPage(() => import('./pages/help-center-page.tsx'), 'HelpCenterPage'),
		prefetch: prefetchFaqs,
	},
	{
		path: paths.contact(),
		Page: lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage'),
		prefetch: prefetchFaqs,
	},
	{
		path: paths.testimonials(),
		Page: lazyPage(() => import('./pages/testimonials-page.tsx'), 'TestimonialsPage'),
		prefetch: (begin) => void begin(prefetchTestimonials()),
	},
	{ path: paths.terms(), Page: lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage') },
	{ path: paths.privacy(), Page: lazyPage(() => import('./pages/privacy-page.tsx'), 'PrivacyPage') },
	{ path: paths.offer(), Page: lazyPage(() => import('./pages/offer-page.tsx'), 'OfferPage') },
	{
		path: paths.newsletterConfirm(),
		Page: lazyPage(() => import('./pages/newsletter-confirm-page.tsx'), 'NewsletterConfirmPage'),
	},
	{
		path: paths.newsletterUnsubscribe(),
		Page: lazyPage(() => import('./pages/newsletter-unsubscribe-page.tsx'), 'NewsletterUnsubscribePage'),
	},
];
