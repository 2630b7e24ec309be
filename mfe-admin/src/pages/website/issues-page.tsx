import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListIssues } from '../../features/list-issues/list-issues.tsx';
import { NewIssue } from '../../features/list-issues/new-issue.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/newsletter-issues` */
export function IssuesPage(): ReactNode {
	usePage({ title: 'Newsletter' });
	return (
		<>
			<AdminHeading
				title="Newsletter"
				lead="What you write to everybody who subscribed, about once a month."
				action={<NewIssue />}
			/>
			<PageTabs />
			<ListIssues now={useNow()} />
		</>
	);
}
