import { Link, usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListSubscribers } from '../../features/list-subscribers/list-subscribers.tsx';
import { ISSUES } from '../../lib/page/newsletter-addresses.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/newsletter` */
export function NewsletterPage(): ReactNode {
	usePage({ title: 'Newsletter' });
	return (
		<>
			<AdminHeading
				title="Newsletter"
				lead="Who gets the newsletter. Each mail has a link with which they stop it themselves."
				action={<Link to={ISSUES}>Write and send issues</Link>}
			/>
			<ListSubscribers now={useNow()} />
		</>
	);
}
