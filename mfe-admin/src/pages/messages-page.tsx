import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { MessagesInbox } from '../features/manage-inbox/messages-inbox.tsx';
import { useNow } from '../lib/page/use-now.ts';

/** `/admin/messages` */
export function MessagesPage(): ReactNode {
	usePage({ title: 'Messages' });
	return (
		<>
			<AdminHeading title="Messages" lead="Replies go out by email, from the centre's address." />
			<MessagesInbox now={useNow()} />
		</>
	);
}
