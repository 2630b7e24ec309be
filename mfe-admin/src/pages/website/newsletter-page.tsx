import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListSubscribers } from '../../features/list-subscribers/list-subscribers.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/newsletter` */
export function NewsletterPage(): ReactNode {
	usePage({ title: 'Newsletter' });
	return (
		<>
			<AdminHeading
				title="Newsletter"
				lead="Put each person's unsubscribe link into every issue you send. The export has them."
			/>
			<ListSubscribers now={useNow()} />
		</>
	);
}
