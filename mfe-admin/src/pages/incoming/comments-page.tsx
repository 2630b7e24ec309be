import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ModerateComments } from '../../features/moderate-comments/moderate-comments.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/comments` */
export function CommentsPage(): ReactNode {
	usePage({ title: 'Comments' });
	return (
		<>
			<AdminHeading title="Comments" lead="Nothing a reader writes is on the site before you publish it." />
			<ModerateComments now={useNow()} />
		</>
	);
}
