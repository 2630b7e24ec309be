import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ModerateComments } from '../../features/moderate-comments/moderate-comments.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/comments` */
export function CommentsPage(): ReactNode {
	usePage({ title: 'Comments' });
	return (
		<>
			<AdminHeading
				title="Reviews"
				lead="Nothing that readers or clients write is on the site before you publish it."
			/>
			<PageTabs />
			<ModerateComments now={useNow()} />
		</>
	);
}
