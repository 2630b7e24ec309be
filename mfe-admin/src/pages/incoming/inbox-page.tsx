import { createFaq } from '@tulia/contracts/routes/faq';
import { Link, usePage } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { Inbox } from '../../features/manage-inbox/inbox.tsx';
import { faqFromQuestion } from '../../lib/page/inbox-addresses.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/inbox`: questions and messages of visitors. */
export function InboxPage(): ReactNode {
	usePage({ title: 'Inbox' });
	const may = useMayCall();
	return (
		<Inbox
			more={({ kind, id }) =>
				kind === 'questions' && may(createFaq) ? (
					<LinkButton component={Link} to={faqFromQuestion(id)} variant="secondary" size="sm">
						Publish as FAQ
					</LinkButton>
				) : undefined
			}
			now={useNow()}
		/>
	);
}
