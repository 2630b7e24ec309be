import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListIssues } from '../../features/list-issues/list-issues.tsx';
import { NewIssue } from '../../features/list-issues/new-issue.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/newsletter-issues` */
export function IssuesPage(): ReactNode {
	usePage({ title: 'Newsletter issues' });
	return (
		<>
			<AdminHeading
				title="Newsletter issues"
				lead="What you write to everybody who subscribed, about once a month."
				action={<NewIssue />}
			/>
			<ListIssues now={useNow()} />
		</>
	);
}
