import { lazyPage, NotFound, paths, Route, Routes } from '@tulia/platform';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from './lib/page-skeleton.tsx';
import { HomePage } from './pages/home-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';

const BlogsPage = lazyPage(() => import('./pages/blogs-page.tsx'), 'BlogsPage');
const ArticlePage = lazyPage(() => import('./pages/article-page.tsx'), 'ArticlePage');
const HelpCenterPage = lazyPage(() => import('./pages/help-center-page.tsx'), 'HelpCenterPage');
const ContactPage = lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage');
const TestimonialsPage = lazyPage(() => import('./pages/testimonials-page.tsx'), 'TestimonialsPage');
const TermsPage = lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage');
const PrivacyPage = lazyPage(() => import('./pages/privacy-page.tsx'), 'PrivacyPage');
const NewsletterConfirmPage = lazyPage(() => import('./pages/newsletter-confirm-page.tsx'), 'NewsletterConfirmPage');
const NewsletterUnsubscribePage = lazyPage(
	() => import('./pages/newsletter-unsubscribe-page.tsx'),
	'NewsletterUnsubscribePage',
);

/** The routes of this module, with absolute paths. */
export const App = (): ReactNode => (
	<Suspense fallback={<PageSkeleton />}>
		<Routes>
			<Route path={paths.home()} element={<HomePage />} />
			<Route path={paths.services()} element={<ServicesPage />} />
			<Route path={paths.articles()} element={<BlogsPage />} />
			<Route path="/blogs/:id" element={<ArticlePage />} />
			<Route path={paths.helpCenter()} element={<HelpCenterPage />} />
			<Route path={paths.contact()} element={<ContactPage />} />
			<Route path={paths.testimonials()} element={<TestimonialsPage />} />
			<Route path={paths.terms()} element={<TermsPage />} />
			<Route path={paths.privacy()} element={<PrivacyPage />} />
			<Route path={paths.newsletterConfirm()} element={<NewsletterConfirmPage />} />
			<Route path={paths.newsletterUnsubscribe()} element={<NewsletterUnsubscribePage />} />
			<Route path="*" element={<NotFound />} />
		</Routes>
	</Suspense>
);
