import { listAllArticles } from '@tulia/contracts/routes/article';
import { listAllFaqs } from '@tulia/contracts/routes/faq';
import { listSubscribers } from '@tulia/contracts/routes/newsletter';
import { listIssues } from '@tulia/contracts/routes/newsletter-issue';
import { lazyPage, paths } from '@tulia/platform';
import { ARTICLE_VERSION } from '../lib/page/article-addresses.ts';
import { ISSUES, SUBSCRIBERS } from '../lib/page/newsletter-addresses.ts';
import type { StaffPage } from './staff-page.ts';

/** The pages on which staff write texts for the site and the newsletter. */
export const websitePages: readonly StaffPage[] = [
	{
		path: paths.adminArticles(),
		Page: lazyPage(() => import('../pages/website/articles-page.tsx'), 'ArticlesPage'),
		opens: listAllArticles,
		entry: { label: 'Articles', icon: 'document' },
	},
	{
		path: '/admin/blogs/:id',
		Page: lazyPage(() => import('../pages/website/blog-page.tsx'), 'BlogPage'),
		opens: listAllArticles,
	},
	{
		path: ARTICLE_VERSION,
		Page: lazyPage(() => import('../pages/website/blog-version-page.tsx'), 'BlogVersionPage'),
		opens: listAllArticles,
	},
	{
		path: paths.adminFaqs(),
		Page: lazyPage(() => import('../pages/website/faqs-page.tsx'), 'FaqsPage'),
		opens: listAllFaqs,
		entry: { label: 'FAQs', icon: 'question' },
	},
	{
		path: ISSUES,
		Page: lazyPage(() => import('../pages/website/issues-page.tsx'), 'IssuesPage'),
		opens: listIssues,
		entry: { label: 'Newsletter', icon: 'mail' },
		tab: 'Issues',
	},
	{
		path: SUBSCRIBERS,
		Page: lazyPage(() => import('../pages/website/newsletter-page.tsx'), 'NewsletterPage'),
		opens: listSubscribers,
		within: ISSUES,
		tab: 'Subscribers',
	},
	{
		path: '/admin/newsletter-issues/:id',
		Page: lazyPage(() => import('../pages/website/issue-page.tsx'), 'IssuePage'),
		opens: listIssues,
	},
];
