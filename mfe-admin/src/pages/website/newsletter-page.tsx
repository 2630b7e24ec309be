import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListSubscribers } from '../../features/list-subscribers/list-subscribers.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/newsletter` */
export function NewsletterPage(): ReactNode {
	usePage({ title: 'Subscribers' });
	return (
		<>
			<AdminHeading title="Newsletter" lead="Who gets it. Each email has a link with which they stop it themselves." />
			<PageTabs />
			<ListSubscribers now={useNow()} />
		</>
	);
}
