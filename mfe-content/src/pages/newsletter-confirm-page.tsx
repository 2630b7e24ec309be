import { Link, paths } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useConfirmSubscriptionMutation } from '../api/newsletter-api.ts';
import { NewsletterLink } from '../features/newsletter/newsletter-link.tsx';

export function NewsletterConfirmPage(): ReactNode {
	const [confirm] = useConfirmSubscriptionMutation();
	return (
		<NewsletterLink
			title="Confirm your subscription"
			lead="Tap the button and our newsletter comes to you once a month. Until you do, we send you nothing."
			button="Yes, subscribe me"
			busyLabel="Confirming…"
			send={(token) => confirm({ token })}
			done={{
				title: 'You are subscribed',
				text: 'Thank you. A short welcome is on its way. Every newsletter has a link at its foot to stop them.',
				action: (
					<LinkButton component={Link} to={paths.articles()} variant="secondary">
						Read our articles
					</LinkButton>
				),
			}}
			invalid="A link works for 7 days, and has to be whole. Please subscribe again at the foot of this page, and we will send you a new one."
			failed="We could not confirm your subscription. Check your connection and try again."
		/>
	);
}
